import { Stack, Text } from "@sanity/ui";
import type { SanityDocument } from "sanity";

import { counted } from "functions/counted";

import { allContent } from "../coherence/allContent.ts";
import type { ToReplace } from "../coherence/goLive.ts";
import { hasNamesake, naming } from "../coherence/naming.ts";
import { titleOf } from "../coherence/texts.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { useFound } from "./useFound.ts";

/** The texts online that name what leaves: nothing refers from there to its document. */
export function StillNamed({ document: gone }: { document: SanityDocument }) {
  const { found = [] } = useFound<SanityDocument[]>(allContent, {}, "published");
  const texts = hasNamesake(gone, found) ? [] : naming(gone, found);
  return texts.length > 0 && <NamingTexts names={[titleOf(gone)]} texts={texts} />;
}

/** Texts online that use names that nothing has any more, each document once. */
export function NamingTexts({ names, texts }: { names: string[]; texts: ToReplace[] }) {
  const named = names.map((name) => `« ${name} »`).join(" ou ");
  const documents = [...Map.groupBy(texts, ({ document }) => document).values()];
  return (
    <Stack gap={4}>
      <Text>
        {documents.length === 1
          ? `Un texte nomme encore ${named}, et l’assistant le cite : corrigez-le aussi.`
          : `${documents.length} textes nomment encore ${named}, et l’assistant les cite : corrigez-les aussi.`}
      </Text>
      <Stack gap={1}>
        {documents.map(([first, ...others]) => (
          <DocumentRow
            key={first!.document}
            id={first!.document}
            type={first!.type}
            note={first!.what + (others.length ? ` (et ${counted(others.length, "passage")} de plus)` : "")}
            apart
          />
        ))}
      </Stack>
    </Stack>
  );
}
