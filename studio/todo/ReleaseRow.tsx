import { Card, Stack, Text } from "@sanity/ui";
import { RELEASES_INTENT } from "sanity";
import { IntentLink } from "sanity/router";

/** A release, what is said of it, and the way to it. */
export function ReleaseRow({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <Card as={IntentLink} intent={RELEASES_INTENT} params={{ id }} data-as="a" radius={2} padding={2}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {note}
        </Text>
        <Text size={1}>{title}</Text>
      </Stack>
    </Card>
  );
}
