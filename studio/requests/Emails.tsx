import { Badge, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";

import { ask, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { type Email, fateOf, titleOf } from "./email.ts";
import type { Request } from "./request.ts";
import { Section } from "./Section.tsx";
import { readAgain } from "./useRequest.ts";

/** What was mailed about a request, and what became of it. */
export function Emails({ request, emails }: { request: Request; emails: Email[] }) {
  return (
    <Section title="E-mails">
      {emails.length === 0 && (
        <Text muted>
          {request.suspicion
            ? "Aucun : une demande suspecte n’en déclenche pas."
            : "Aucun : cette personne ou l’école en avait déjà reçu trop ce jour-là."}
        </Text>
      )}
      <Stack as="ul" role="list" gap={2} style={{ margin: 0, padding: 0 }}>
        {emails.map((email) => (
          <OneEmail key={email.id} email={email} request={request} />
        ))}
      </Stack>
    </Section>
  );
}

function OneEmail({ email, request }: { email: Email; request: Request }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { state, text, again } = fateOf(email, request.mailbox);
  async function resend() {
    setBusy(true);
    try {
      await ask(database().rpc("resend_email", { email_id: email.id }));
      toast.push({ status: "success", title: "L’e-mail va repartir" });
    } catch (error) {
      toast.push({ status: "error", title: "L’e-mail ne repart pas", description: saidOf(error) });
    }
    await readAgain(request.id);
    setBusy(false);
  }
  return (
    <Card as="li" padding={3} radius={2} border style={{ listStyle: "none" }}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: "14rem" }}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="medium">
              {titleOf(email)}
            </Text>
            <Badge tone={state.tone}>{state.name}</Badge>
          </Flex>
          <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
            {text}
          </Text>
        </Stack>
        {again && <Button mode="ghost" text="Renvoyer" loading={busy} onClick={() => void resend()} />}
      </Flex>
    </Card>
  );
}
