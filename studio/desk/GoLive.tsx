import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { IntentButton, pathToString, type SanityDocument, useSchema } from "sanity";

import { type ToReplace, toReplaceIn } from "../coherence/goLive.ts";
import { fieldTitles } from "./fieldTitles.ts";

/** What the school must still give, replace or decide, and no visitor reads. */
export function GoLive({ documents }: { documents: SanityDocument[] }) {
  const groups = [...Map.groupBy(toReplaceIn(documents), ({ group }) => group)];
  if (groups.length === 0) return <Text>Rien à remplacer : le site peut être mis en ligne.</Text>;
  const byId = new Map(documents.map((document) => [document._id, document]));
  return groups.map(([group, ones]) => (
    <Card key={group} as="article" border radius={3} aria-label={group}>
      <Card borderBottom padding={3} tone="transparent" radius={3}>
        <Text weight="semibold">
          {group} ({ones.length})
        </Text>
      </Card>
      {ones.map((one) => (
        <Row key={`${one.document} ${pathToString(one.path)}`} {...one} content={byId.get(one.document)} />
      ))}
    </Card>
  ));
}

function Row({ document, type, title, path, what, content }: ToReplace & { content?: SanityDocument }) {
  const field = fieldTitles(content, useSchema().get(type), path);
  return (
    <Flex padding={3} gap={4} align="flex-start">
      <Box flex={1}>
        <Stack gap={3}>
          <Text>{what}</Text>
          <Text size={1} muted>
            {[title, field].filter(Boolean).join(" · ")}
          </Text>
        </Stack>
      </Box>
      <IntentButton
        intent="edit"
        params={{ id: document.replace(/^drafts\./, ""), type, path: pathToString(path) }}
        mode="ghost"
        text="Ouvrir"
      />
    </Flex>
  );
}
