import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type GrammarFinding = {
  paragraph: number;
  found: string;
  context: string;
  message: string;
  isSpelling: boolean;
};

type Report = {
  data: { iParagraph: number; lGrammarErrors: GrammarError[]; lSpellingErrors: { sValue: string }[] }[];
};
type GrammarError = { sType: string; sUnderlined: string; sBefore: string; sAfter: string; sMessage: string };

/**
 * What grammalecte says of these one-line paragraphs, by their place; undefined when it is not installed.
 * Units are left to our own typography: it would write « 17 h-19 h ».
 */
export function grammarOf(paragraphs: string[]): GrammarFinding[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), "french-"));
  const file = join(folder, "texts.txt");
  writeFileSync(file, paragraphs.join("\n"));
  const { stdout, error } = spawnSync("grammalecte-cli", ["-f", file, "-j", "-ctx"], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  rmSync(folder, { recursive: true });
  if (error) return undefined;
  return (JSON.parse(stdout) as Report).data.flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) => {
    const paragraph = iParagraph - 1;
    const line = paragraphs[paragraph] ?? "";
    return [
      ...lGrammarErrors
        .filter(({ sType }) => sType !== "unit")
        .map((error) => ({
          paragraph,
          found: error.sUnderlined.trim(),
          context: `${error.sBefore.slice(-60)}${error.sUnderlined}${error.sAfter.slice(0, 40)}`.trim(),
          message: error.sMessage,
          isSpelling: false,
        })),
      ...lSpellingErrors.map(({ sValue }) => ({
        paragraph,
        found: sValue,
        context: line.slice(0, 120),
        message: "mot inconnu",
        isSpelling: true,
      })),
    ];
  });
}
