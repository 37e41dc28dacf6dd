import { Stack, Text } from "@sanity/ui";
import type { SanityDocument } from "sanity";

import { allContent } from "../coherence/allContent.ts";
import { calledOf, naming } from "../coherence/naming.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { useFound } from "./useFound.ts";

/** The texts online that name somebody or something that leaves: nothing refers from there to the document. */
export function StillNamed({ document: leaving }: { document: SanityDocument }) {
  const { found = [] } = useFound<SanityDocument[]>(allContent, {}, "published");
  const texts = naming(leaving, found);
  if (texts.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text>{`Ces textes nomment encore « ${calledOf(leaving)} », et l’assistant les dit : corrigez-les aussi.`}</Text>
      <Stack gap={1}>
        {texts.map(({ document, type, what }) => (
          <DocumentRow key={`${document} ${what}`} id={document} type={type} note={what} />
        ))}
      </Stack>
    </Stack>
  );
}
