import { SearchIcon } from "@sanity/icons/Search";
import { Box, Flex, Select, TextInput } from "@sanity/ui";
import { counted, inNumbers } from "functions/counted";
import { useSchema } from "sanity";

import { holds, searched } from "../questions/searched.ts";
import { useKept } from "../staff/useKept.ts";
import type { PlacedFinding } from "./coherenceChecks.ts";
import { DocumentFindings } from "./DocumentFindings.tsx";
import { kinds } from "./findingKinds.ts";
import { NoneContradicts } from "./NoneContradicts.tsx";
import { Section } from "./Section.tsx";
import { page, Some } from "./Some.tsx";

type Props = {
  findings: PlacedFinding[];
  /** How much else is to be mended: addresses, links, pictures, typography. */
  toMend: number;
  /** How much is left to do before the site goes live. */
  toReplace: number;
};

/** What is typed in the texts and disagrees with the documents, document by document. */
export function ToCheck({ findings, toMend, toReplace }: Props) {
  const schema = useSchema();
  const [words, search] = useKept("coherence words");
  const [kind, choose] = useKept("coherence kind");
  if (findings.length === 0) return <NoneContradicts toMend={toMend} toReplace={toReplace} />;
  const has = ({ type, title, found, excerpt, message }: PlacedFinding) =>
    holds(searched([title, schema.get(type)?.title, found, excerpt, message].join(" ")), words);
  const said = findings.filter(has);
  const shown = said.filter((one) => !kind || one.kind === kind);
  const documents = [...Map.groupBy(shown, ({ document }) => document)];
  return (
    <>
      <Flex gap={2} wrap="wrap" role="search">
        <Box style={{ flex: "3 1 14rem" }}>
          <TextInput
            type="search"
            icon={SearchIcon}
            aria-label="Chercher dans les points à vérifier"
            placeholder="Titre, type, montant, mot du texte…"
            value={words}
            onChange={(event) => search(event.currentTarget.value)}
          />
        </Box>
        <Box style={{ flex: "1 1 12rem" }}>
          <Select aria-label="Sorte" value={kind} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">Toutes les sortes ({inNumbers(said.length)})</option>
            {Object.entries(kinds).map(([name, title]) => (
              <option key={name} value={name}>
                {title} ({inNumbers(said.filter((one) => one.kind === name).length)})
              </option>
            ))}
          </Select>
        </Box>
      </Flex>
      <Section
        title={`À vérifier : ${counted(shown.length, "point")} dans ${counted(documents.length, "document")}`}
      >
        <Some key={`${kind} ${words}`} all={documents}>
          {([id, ones]) => <DocumentFindings key={id} findings={ones} isOpen={shown.length <= page} />}
        </Some>
      </Section>
    </>
  );
}
