import { Flex, Text } from "@sanity/ui";

import { unread } from "../french/unread.ts";
import { useCount } from "../desk/coherenceWorker.ts";
import { ToolButton } from "./ToolButton.tsx";

/** How many figures do not agree with the documents. */
export function Findings() {
  const { count, error } = useCount();
  return (
    <>
      <Text muted={!count}>{error ? unread("Les textes n’ont pas pu être lus", error) : inWords(count)}</Text>
      <Flex paddingTop={2}>
        <ToolButton to="coherence" text="Ouvrir « Cohérence »" />
      </Flex>
    </>
  );
}

function inWords(found: number | undefined): string {
  if (found === undefined) return "Lecture des textes…";
  if (found === 0) return "Aucun texte ne contredit les prix, les horaires ni les durées.";
  return `${found} ${found === 1 ? "point" : "points"} à vérifier dans les textes.`;
}
