import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { profiles } from "functions/profiles";

import { Emails } from "./Emails.tsx";
import { Facts } from "./Facts.tsx";
import { Judgement } from "./Judgement.tsx";
import { moment } from "./moments.ts";
import { Notes } from "./Notes.tsx";
import { PersonActions } from "./PersonActions.tsx";
import type { readRequest } from "./readRequest.ts";
import { ReplyButton } from "./ReplyButton.tsx";
import { nameOf } from "./request.ts";
import { suspicionIn } from "./suspicion.ts";
import type { Place } from "./usePlace.ts";

type Props = Awaited<ReturnType<typeof readRequest>> & { place: Place };

/** One request whole: what was written and by whom, what became of it, and what staff may do. */
export function OneRequest({ request, emails, notes, place }: Props) {
  const suspicion = suspicionIn(request);
  return (
    <Stack as="article" gap={5} style={{ maxWidth: "46rem" }} aria-label={`Demande de ${nameOf(request)}`}>
      <Flex gap={3} align="flex-start" justify="space-between" wrap="wrap">
        <Stack gap={4}>
          <Heading as="h2" size={3}>
            {nameOf(request)}
          </Heading>
          <Text muted>
            {profiles[request.registration_type]}, {moment(request.created_at)}
          </Text>
        </Stack>
        <ReplyButton request={request} />
      </Flex>
      <Judgement request={request} />
      {suspicion && (
        <Card padding={4} radius={2} tone="caution">
          <Text size={1}>{suspicion}</Text>
        </Card>
      )}
      <Card padding={4} radius={3} border>
        <Stack gap={4}>
          {request.subject && <Subject subject={request.subject} place={place} />}
          <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{request.message}</Text>
        </Stack>
      </Card>
      <Facts request={request} />
      <Emails request={request} emails={emails} />
      <Notes request={request} notes={notes} />
      <PersonActions request={request} place={place} />
    </Stack>
  );
}

/** What it is about, and the way to all that are about the same. */
function Subject({ subject, place: { filters, narrow } }: { subject: string; place: Place }) {
  return (
    <Flex gap={3} align="center" justify="space-between" wrap="wrap">
      <Text weight="semibold">Au sujet de : {subject}</Text>
      {filters.sujet !== subject && (
        <Button mode="bleed" text="Voir celles au même sujet" onClick={() => narrow({ sujet: subject })} />
      )}
    </Flex>
  );
}
