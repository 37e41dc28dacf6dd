import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { IntentButton } from "sanity";

import type { Exception } from "../coherence/accept.ts";

/** An exception, or one of the documents it names, with nothing left to accept. */
export function StaleException({ exception, document }: { exception: Exception; document?: string }) {
  const remedy = document ? ` dans « ${document} » : ôtez-le de l’exception.` : " : supprimez-la.";
  return (
    <Card as="article" border radius={3} padding={3} tone="caution" aria-label={exception.text}>
      <Flex gap={4} align="flex-start" wrap="wrap">
        <Box flex={1} style={{ minWidth: "min(20rem, 100%)" }}>
          <Stack gap={3}>
            <Text weight="semibold">{exception.text ?? "Exception sans texte"}</Text>
            <Text size={1}>
              {exception.reason
                ? `Elle n’accepte plus rien${remedy}`
                : "Elle attend sa raison : sans elle, rien n’est accepté."}
            </Text>
          </Stack>
        </Box>
        <IntentButton
          intent="edit"
          params={{ id: exception._id, type: "exception", path: exception.reason ? "documents" : "reason" }}
          mode="ghost"
          text="Ouvrir"
        />
      </Flex>
    </Card>
  );
}
