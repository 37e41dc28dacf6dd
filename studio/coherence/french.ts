// Proofreads every text of the site as it is printed.
import { readFileSync } from "node:fs";

import { parse } from "yaml";

import { seedDocuments } from "../seed/documents.ts";
import { grammarOf, type GrammarFinding } from "./grammar.ts";
import { placeOf } from "./placeOf.ts";
import { printedTexts } from "./printed.ts";
import { fixedTexts } from "functions/fixed-texts";
import type { Text } from "./texts.ts";

type Accepted = { words: string; findings: { text: string; reason: string }[]; foreign: string[] };

const documents = seedDocuments();
const byId = new Map(documents.map((document) => [document._id, document]));
const accepted = parse(readFileSync(new URL("french.yaml", import.meta.url), "utf8")) as Accepted;
const words = new Set(accepted.words.split(" "));
const used = new Set<string>();

process.exitCode = proofread() > 0 ? 1 : 0;

function proofread(): number {
  const paragraphs = printedTexts(documents)
    .filter(
      ({ text, path }) =>
        !fixedTexts.has(text) && path.every((part) => part !== "synonyms") && !isForeign(text),
    )
    .map((text) => ({ ...text, text: text.text.trim().replace(/\s*\n(?:\s|- )*/g, " ") }));
  const findings = grammarOf(paragraphs.map(({ text }) => text));
  if (!findings) {
    console.log(
      "\nGrammaire : non relue, grammalecte-cli manque. Sous Debian : apt-get install -y grammalecte-cli",
    );
    return 0;
  }
  const left = findings.filter((finding) => !isAccepted(finding, paragraphs[finding.paragraph]?.text ?? ""));
  for (const finding of left) console.log(described(finding, paragraphs[finding.paragraph]));
  const stale = [...words, ...accepted.findings.map(({ text }) => text), ...accepted.foreign].filter(
    (one) => !used.has(one),
  );
  for (const one of stale) console.log(`✗ french.yaml : « ${one} » ne sert plus.`);
  const kept = findings.length - left.length;
  console.log(
    `\nGrammaire et orthographe : ${paragraphs.length} paragraphes relus, ${left.length} remarques, ${kept} fausses alertes acceptées.`,
  );
  return left.length + stale.length;
}

function isForeign(text: string): boolean {
  const start = accepted.foreign.find((one) => text.startsWith(one));
  if (start) used.add(start);
  return start !== undefined;
}

function isAccepted({ found, context, isSpelling }: GrammarFinding, text: string): boolean {
  const match = isSpelling
    ? [...words, ...accepted.foreign].find((word) => word === found)
    : accepted.findings.find(
        ({ text: one }) => one.includes(found) && (context.includes(one) || text.includes(one)),
      )?.text;
  if (match) used.add(match);
  return match !== undefined;
}

function described({ found, context, message }: GrammarFinding, text?: Text): string {
  const place = text ? `${text.document} ${placeOf(byId.get(text.document), text.path)}` : "?";
  return `✗ ${place} : « ${found} ». ${message}\n    ${context}`;
}
