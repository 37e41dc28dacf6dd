import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { IntentButton, pathToString, useSchema } from "sanity";

import type { PlacedFinding } from "./coherenceChecks.ts";
import { fieldTitles } from "./fieldTitles.ts";
import { kinds } from "./findingKinds.ts";
import { FoldLine } from "./FoldLine.tsx";
import { useAccept } from "./useAccept.ts";

type Props = {
  findings: PlacedFinding[];
  /** Until somebody opens or closes it. */
  isOpen: boolean;
};

/** What is to be checked in one document: drawn once it is open, since there may be hundreds of documents. */
export function DocumentFindings({ findings, isOpen }: Props) {
  const [toggled, toggle] = useState<boolean>();
  const [first] = findings;
  const type = useSchema().get(first?.type ?? "");
  if (!first) return null;
  const open = toggled ?? isOpen;
  return (
    <Card as="article" border radius={3} overflow="hidden" aria-label={first.title}>
      <FoldLine open={open} toggle={() => toggle(!open)}>
        <Box flex={1}>
          <Text weight="semibold">{first.title}</Text>
        </Box>
        <Text muted size={1}>
          {type?.title}
        </Text>
        <Badge tone="caution">{findings.length}</Badge>
      </FoldLine>
      {open &&
        findings.map((finding) => (
          <FindingRow
            key={`${pathToString(finding.path)} ${finding.index} ${finding.found}`}
            finding={finding}
            field={fieldTitles(finding.outline, type, finding.path)}
          />
        ))}
    </Card>
  );
}

function FindingRow({ finding, field }: { finding: PlacedFinding; field: string }) {
  const accept = useAccept(finding);
  const path = pathToString(finding.path);
  return (
    <Flex padding={3} gap={4} align="flex-start" wrap="wrap">
      <Box flex={1} style={{ minWidth: "min(20rem, 100%)" }}>
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
        <Button mode="bleed" text="Accepter…" fontSize={1} padding={2} onClick={() => void accept()} />
      </Flex>
    </Flex>
  );
}
