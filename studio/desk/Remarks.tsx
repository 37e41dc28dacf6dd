import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { inNumbers } from "functions/counted";
import { useState } from "react";
import { IntentButton, pathToString, useSchema } from "sanity";

import { baseId } from "../baseId.ts";
import type { FullReport } from "../coherence/worker.ts";
import { fieldTitles } from "./fieldTitles.ts";
import { FoldLine } from "./FoldLine.tsx";
import { Some } from "./Some.tsx";

type One = FullReport["toReplace"][number];

/** What is left to do, group by group, each with its place. */
export function Remarks({ remarks, none }: { remarks: One[]; none: string }) {
  const groups = [...Map.groupBy(remarks, ({ group }) => group)];
  if (groups.length === 0) return <Text>{none}</Text>;
  return groups.map(([group, ones]) => <Group key={group} title={group} ones={ones} />);
}

/** What nobody has to mend is folded. */
function Group({ title, ones }: { title: string; ones: One[] }) {
  const [open, setOpen] = useState(!ones.every(({ isSet }) => isSet));
  return (
    <Card as="article" border radius={3} overflow="hidden" aria-label={title}>
      <FoldLine open={open} toggle={() => setOpen(!open)}>
        <Text weight="semibold">
          {title} ({inNumbers(ones.length)})
        </Text>
      </FoldLine>
      {open && (
        <Some all={ones}>
          {(one) => <Row key={`${one.document} ${pathToString(one.path)} ${one.what}`} {...one} />}
        </Some>
      )}
    </Card>
  );
}

function Row({ document, type, title, path, what, outline }: One) {
  const schemaType = useSchema().get(type);
  const field = what && fieldTitles(outline, schemaType, path);
  return (
    <Flex padding={3} gap={4} align="flex-start">
      <Box flex={1}>
        <Stack gap={3}>
          <Text weight="medium">{title}</Text>
          {what && <Text size={1}>{what}</Text>}
          <Text size={1} muted>
            {[schemaType?.title, field].filter(Boolean).join(" · ")}
          </Text>
        </Stack>
      </Box>
      <IntentButton
        intent="edit"
        params={{ id: baseId(document), type, path: pathToString(path) }}
        mode="ghost"
        text="Ouvrir"
      />
    </Flex>
  );
}
