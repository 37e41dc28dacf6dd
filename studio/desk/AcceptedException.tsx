import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { IntentButton } from "sanity";

import type { Exception } from "../coherence/accept.ts";
import type { Finding } from "../coherence/finding.ts";

/** A text the school keeps as it is, and why. */
export function AcceptedException({ exception, findings }: { exception: Exception; findings: Finding[] }) {
  const titles = [...new Set(findings.map(({ title }) => title))];
  return (
    <Card as="article" border radius={3} padding={3} aria-label={exception.text}>
      <Flex gap={4} align="flex-start" wrap="wrap">
        <Box flex={1} style={{ minWidth: "min(20rem, 100%)" }}>
          <Stack gap={3}>
            <Text weight="semibold">{exception.text}</Text>
            <Text size={1}>{exception.reason}</Text>
            <Text size={1} muted>
              {titles.join(" ; ")}
            </Text>
          </Stack>
        </Box>
        <IntentButton
          intent="edit"
          params={{ id: exception._id, type: "exception" }}
          mode="ghost"
          text="Ouvrir"
        />
      </Flex>
    </Card>
  );
}
