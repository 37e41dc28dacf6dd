import { Card, Flex, Heading, Stack, Text } from "@sanity/ui";

import { DelayNotice } from "./DelayNotice.tsx";
import { Filters } from "./Filters.tsx";
import { HeadMenu } from "./HeadMenu.tsx";
import { MailNotice } from "./MailNotice.tsx";
import { useOverview } from "./useOverview.ts";
import type { Place } from "./usePlace.ts";

/** How many requests wait for an answer, what is wrong, and what the list shows. */
export function Head({ place, narrow }: { place: Place; narrow: boolean }) {
  return (
    <Card borderBottom padding={[3, 3, 4]}>
      <Stack gap={4}>
        <Flex align="center" gap={3} justify="space-between">
          <Flex align="baseline" gap={3} wrap="wrap">
            <Heading as="h1" size={2}>
              Demandes
            </Heading>
            <Waiting />
          </Flex>
          <HeadMenu place={place} narrow={narrow} />
        </Flex>
        <MailNotice place={place} />
        <DelayNotice />
        <Filters place={place} />
      </Stack>
    </Card>
  );
}

function Waiting() {
  const { data } = useOverview();
  if (!data) return null;
  const waiting = data.new + data.in_progress;
  const late = data.late === 0 ? "" : `, dont ${data.late} en retard`;
  return (
    <Text muted role="status">
      {waiting === 0 ? "Rien à traiter" : `${waiting} à traiter${late}`}
    </Text>
  );
}
