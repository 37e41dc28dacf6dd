import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import useSWR from "swr";

import { Dialog } from "../desk/Dialog.tsx";
import { saidOf } from "../staff/ask.ts";
import { inCounts } from "./erasure.ts";
import { erasePerson } from "./erasePerson.ts";
import { keptOf } from "./exportPerson.ts";
import { nameOf, type Request } from "./request.ts";

type Props = { request: Request; save: () => void; close: () => void; leave: () => void };

/** Says what is kept of a person, and erases all of it once that is confirmed. */
export function EraseDialog({ request, save, close, leave }: Props) {
  const { email, mailbox } = request;
  const { data: kept, error } = useSWR(["kept of", mailbox], () => keptOf(email));
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function erase(ids: string[]) {
    setBusy(true);
    setSaid(undefined);
    try {
      const trace = await erasePerson(email, ids);
      toast.push({
        status: "success",
        title: `Effacé : ${inCounts(trace)}`,
        description: "Une trace sans données personnelles reste dans « Effacements ».",
        duration: 10_000,
      });
      leave();
    } catch (failed) {
      setSaid(`Rien n’a été effacé. ${saidOf(failed)}`);
      setBusy(false);
    }
  }

  const problem = said ?? (error ? saidOf(error) : undefined);
  return (
    <Dialog id="erase" header="Effacer les données d’une personne" width={1} onClose={close}>
      <Stack gap={4} padding={4}>
        <Text>
          Tout ce qui est gardé de <strong>{nameOf(request)}</strong> ({mailbox}) sera effacé, sans retour
          possible{kept ? ` : ${inCounts(countsOf(kept))}.` : "."}
        </Text>
        <Text muted size={1}>
          Les e-mails déjà partis restent dans les boîtes qui les ont reçus : effacez-les aussi.
        </Text>
        {problem && (
          <Card padding={3} radius={2} tone="critical" role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
        <Flex gap={2} wrap="wrap" justify="flex-end">
          <Button mode="bleed" text="Ne rien effacer" disabled={busy} onClick={close} />
          <Button mode="ghost" text="Exporter d’abord" onClick={save} />
          <Button
            tone="critical"
            text="Effacer définitivement"
            loading={busy}
            disabled={!kept}
            onClick={() => kept && void erase(kept.requests.map(({ id }) => id))}
          />
        </Flex>
      </Stack>
    </Dialog>
  );
}

type Kept = Awaited<ReturnType<typeof keptOf>>;

const countsOf = ({ requests, emails }: Kept) => ({
  requests: requests.length,
  emails: emails.length + requests.flatMap((request) => request.emails).length,
  notes: requests.flatMap(({ notes }) => notes).length,
});
