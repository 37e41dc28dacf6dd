import { Flex, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { SanityDocument } from "sanity";

import { checkCoherence } from "../coherence/checkCoherence.ts";
import { ToolButton } from "./ToolButton.tsx";

/** How many figures do not agree with the documents. They are counted once the browser has nothing better to do. */
export function Findings({ documents }: { documents: SanityDocument[] }) {
  const [found, setFound] = useState<number>();
  useEffect(() => {
    const asked = requestIdleCallback(() => setFound(checkCoherence(documents).findings.length));
    return () => cancelIdleCallback(asked);
  }, [documents]);
  return (
    <>
      <Text muted={!found}>
        {found === undefined
          ? "Lecture des textes…"
          : found === 0
            ? "Aucun texte ne contredit les prix, les horaires ni les durées."
            : `${found} ${found === 1 ? "nombre" : "nombres"} à vérifier dans les textes.`}
      </Text>
      <Flex paddingTop={2}>
        <ToolButton to="coherence" text="Ouvrir « Cohérence »" />
      </Flex>
    </>
  );
}
