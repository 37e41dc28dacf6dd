import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { IntentButton, pathToString, useSchema } from "sanity";

import type { PlacedFinding } from "./coherenceWorker.ts";
import { fieldTitles } from "./fieldTitles.ts";
import { kinds } from "./findingKinds.ts";
import { useAccept } from "./useAccept.ts";

/** What is to be checked in one document. */
export function DocumentFindings({ findings }: { findings: PlacedFinding[] }) {
  const [first] = findings;
  const type = useSchema().get(first?.type ?? "");
  if (!first) return null;
  return (
    <Card as="article" border radius={3} aria-label={first.title}>
      <Card borderBottom padding={3} tone="transparent" radius={3}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text weight="semibold">{first.title}</Text>
          </Box>
          <Text muted size={1}>
            {type?.title}
          </Text>
        </Flex>
      </Card>
      {findings.map((finding) => (
        <FindingRow
          key={`${pathToString(finding.path)} ${finding.index}`}
          finding={finding}
          field={fieldTitles(finding.outline, type, finding.path)}
        />
      ))}
    </Card>
  );
}

function FindingRow({ finding, field }: { finding: PlacedFinding; field: string }) {
  const accept = useAccept();
  const path = pathToString(finding.path);
  return (
    <Flex padding={3} gap={4} align="flex-start" wrap="wrap">
      <Box flex={1} style={{ minWidth: "20rem" }}>
        <Stack gap={3}>
          <Flex align="center" gap={2}>
            <Badge tone="caution">{kinds[finding.kind]}</Badge>
            <Text weight="semibold">{finding.found}</Text>
          </Flex>
          <Text size={1} muted>
            {field}
          </Text>
          <Text size={1}>« {finding.excerpt} »</Text>
          <Text size={1}>{finding.message}</Text>
        </Stack>
      </Box>
      <Flex gap={2} align="center">
        <IntentButton
          intent="edit"
          params={{ id: finding.document, type: finding.type, path }}
          mode="ghost"
          text="Ouvrir"
        />
        <Button mode="bleed" text="Accepter…" fontSize={1} padding={2} onClick={() => void accept(finding)} />
      </Flex>
    </Flex>
  );
}
