import { TrashIcon } from "@sanity/icons/Trash";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";

import { Dialog } from "../desk/Dialog.tsx";
import { saidOf } from "./ask.ts";
import { NewColleague } from "./NewColleague.tsx";
import { useMe } from "./useMe.ts";
import { type Person, removeColleague, useStaff } from "./useStaff.ts";

/** Who may read what visitors wrote: adds somebody, or takes somebody away once that is confirmed. */
export function Colleagues({ close }: { close: () => void }) {
  const { people } = useStaff();
  return (
    <Dialog id="colleagues" header="Qui a accès" width={1} onClose={close}>
      <Stack gap={5} padding={4}>
        <Text muted size={1}>
          Ces personnes lisent les demandes et les questions des visiteurs. Chacune se connecte par un lien
          envoyé à son adresse.
        </Text>
        <Box as="ul" aria-label="Qui a accès" style={{ margin: 0, padding: 0, listStyle: "none" }}>
          {people.map((person) => (
            <Card key={person.email} as="li" borderTop paddingY={3}>
              <Colleague person={person} />
            </Card>
          ))}
        </Box>
        <NewColleague people={people} />
      </Stack>
    </Dialog>
  );
}

function Colleague({ person }: { person: Person }) {
  const isMe = useMe() === person.email;
  const [leaving, setLeaving] = useState(false);
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3} justify="space-between">
        <Stack gap={2} flex={1}>
          <Text weight="medium">{isMe ? `${person.name} (vous)` : person.name}</Text>
          <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
            {person.email}
          </Text>
        </Stack>
        {!isMe && !leaving && (
          <Button
            mode="bleed"
            icon={TrashIcon}
            aria-label={`Retirer l’accès de ${person.name}`}
            onClick={() => setLeaving(true)}
          />
        )}
      </Flex>
      {leaving && <Leaving person={person} keep={() => setLeaving(false)} />}
    </Stack>
  );
}

function Leaving({ person, keep }: { person: Person; keep: () => void }) {
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await removeColleague(person);
    } catch (error) {
      setSaid(saidOf(error));
      setBusy(false);
    }
  }
  return (
    <Card padding={3} radius={2} tone="caution" role="alert">
      <Stack gap={4}>
        <Text size={1}>
          {person.name} ne lira plus rien, dès maintenant ; ses demandes ne seront plus attribuées à personne.{" "}
          {said}
        </Text>
        <Flex gap={2} wrap="wrap" justify="flex-end">
          <Button mode="bleed" text="Garder l’accès" onClick={keep} />
          <Button tone="critical" text="Retirer l’accès" loading={busy} onClick={() => void remove()} />
        </Flex>
      </Stack>
    </Card>
  );
}
