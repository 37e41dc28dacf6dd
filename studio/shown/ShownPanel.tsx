import { CloseIcon } from "@sanity/icons/Close";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { type DocumentInspectorProps, useEditState } from "sanity";

import { baseId } from "../baseId.ts";
import { siteOn } from "./followSite.ts";
import { type LiveState, liveState, offPages, tones } from "./liveState.ts";
import type { Showing } from "./showing.ts";
import { ShownList } from "./ShownList.tsx";
import { useShowing } from "./useShowing.ts";
import { useSite } from "./useSite.ts";

/** Beside a document: what shows it, and whether what is published is there. */
export function ShownPanel({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const id = baseId(documentId);
  const { published, ready } = useEditState(id, documentType);
  const site = useSite(id, published?._rev);
  const { shown, failed } = useShowing(published, site);
  const state = liveState(published, site);
  return (
    <Card as="section" aria-label={shownTitle} height="fill" overflow="auto">
      <Flex align="center" padding={3} paddingLeft={4}>
        <Box flex={1}>
          <Text as="h2" size={1} weight="semibold">
            {shownTitle}
          </Text>
        </Box>
        <Button mode="bleed" padding={2} icon={CloseIcon} aria-label="Fermer" onClick={onClose} />
      </Flex>
      <Stack gap={4} padding={4} paddingTop={2}>
        {state && <State state={state} retry={() => siteOn(id).askAgain()} />}
        {ready && !published && (
          <Note>Ce document n’est pas publié : les visiteurs ne le voient nulle part.</Note>
        )}
        {published && site.asked && !site.answer && (
          <Note>
            Le site ne répond pas : voici ce que disent les liens entre documents. Ce qui vient d’une liste,
            les dates de l’agenda par exemple, n’y est pas.
          </Note>
        )}
        {failed && <Note>Le contenu ne se lit pas pour le moment. Vérifiez la connexion.</Note>}
        {published && !shown && !failed && <Text muted>Un instant…</Text>}
        {published && shown && !isEmpty(shown) && <ShownList {...shown} partial={site.answer?.partial} />}
        {published && shown && isEmpty(shown) && <Nowhere advice={offPages(published).advice} />}
      </Stack>
    </Card>
  );
}

export const shownTitle = "Où est-ce montré ?";

const isEmpty = (shown: Showing) => Object.values(shown).every((list) => list.length === 0);

function State({ state: { kind, label, title }, retry }: { state: LiveState; retry: () => void }) {
  return (
    <Card tone={tones[kind]} padding={3} radius={3} border role="status">
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {label}
            </Text>
            <Text size={1}>{title}</Text>
          </Stack>
        </Box>
        {kind === "in trouble" && (
          <Button mode="ghost" fontSize={1} padding={2} text="Réessayer" onClick={retry} />
        )}
      </Flex>
    </Card>
  );
}

const Nowhere = ({ advice }: { advice: string | undefined }) => advice && <Note>{advice}</Note>;

const Note = ({ children }: { children: ReactNode }) => (
  <Card padding={3} radius={3} tone="transparent" border>
    <Text size={1}>{children}</Text>
  </Card>
);
