import { Flex, Text } from "@sanity/ui";

import { unread } from "../french/unread.ts";
import { useCount } from "../desk/coherenceWorker.ts";
import { findingsInWords } from "./findingsInWords.ts";
import { ToolButton } from "./ToolButton.tsx";

/** How many figures do not agree with the documents, and how much else « Cohérence » would have mended. */
export function Findings() {
  const { count, error } = useCount();
  return (
    <>
      <Text muted={!count?.findings && !count?.remarks}>
        {error ? unread("Les textes n’ont pas pu être lus", error) : findingsInWords(count)}
      </Text>
      <Flex paddingTop={2}>
        <ToolButton to="coherence" text="Ouvrir « Cohérence »" />
      </Flex>
    </>
  );
}
