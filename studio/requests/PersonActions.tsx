import { DownloadIcon } from "@sanity/icons/Download";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import useSWR from "swr";

import { ask, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { EraseDialog } from "./EraseDialog.tsx";
import { exportPerson } from "./exportPerson.ts";
import { moment } from "./moments.ts";
import { type Request, states } from "./request.ts";
import { Section } from "./Section.tsx";
import type { Place } from "./usePlace.ts";

type Other = Pick<Request, "id" | "created_at" | "subject" | "state">;

/** The person behind a request: what else they wrote, and the rights they have over all of it. */
export function PersonActions({ request, place }: { request: Request; place: Place }) {
  const [erasing, setErasing] = useState(false);
  const toast = useToast();
  const others = useOthers(request);
  const failed = (error: unknown) =>
    toast.push({ status: "error", title: "Rien n’a été exporté", description: saidOf(error) });
  const save = () => void exportPerson(request.email).catch(failed);
  return (
    <Section title="Cette personne">
      {others.length > 0 && (
        <Stack gap={2}>
          <Text muted>Elle a aussi écrit :</Text>
          {others.map((other) => (
            <Card key={other.id} as="a" padding={3} radius={2} border {...place.linkTo(other.id)}>
              <Text size={1}>
                {moment(other.created_at)}
                {other.subject ? `, au sujet de ${other.subject}` : ""} : {states[other.state].one}
              </Text>
            </Card>
          ))}
        </Stack>
      )}
      <Flex gap={2} wrap="wrap">
        <Button mode="ghost" icon={DownloadIcon} text="Exporter ses données" onClick={save} />
        <Button
          mode="ghost"
          tone="critical"
          icon={TrashIcon}
          text="Effacer ses données…"
          onClick={() => setErasing(true)}
        />
      </Flex>
      {erasing && (
        <EraseDialog
          request={request}
          save={save}
          close={() => setErasing(false)}
          leave={() => place.open(undefined)}
        />
      )}
    </Section>
  );
}

function useOthers({ id, mailbox }: Request): Other[] {
  const { data = [] } = useSWR(["requests of", mailbox, id], async () => {
    const table = database().from("registrations").select("id,created_at,subject,state");
    const { data } = await ask(
      table.eq("mailbox", mailbox).neq("id", id).order("created_at", { ascending: false }).limit(20),
    );
    return data satisfies Other[];
  });
  return data;
}
