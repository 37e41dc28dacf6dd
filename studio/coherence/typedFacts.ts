import { schoolFacts } from "functions/edition";
import type { SanityDocumentLike } from "sanity";

import { derivedFacts } from "../schema/choices.ts";
import { aboutText, type Finding } from "./finding.ts";
import { escaped } from "./names.ts";
import { textsOf } from "./texts.ts";

type Settings = Parameters<typeof schoolFacts>[0];

/** A fact in words, and what a text that types it holds. */
export type WordedFact = { name: string; title: string; written: string };

/** What nothing but the school has: its town's name may stand for the town, its own for a page that bears it. */
const told = new Set(["phone", "email", "place", "address"]);

/** What « Réglages » says in words, and texts can insert. */
export function wordedFacts(documents: SanityDocumentLike[]): WordedFact[] {
  const settings = documents.find(({ _type }) => _type === "settings") as Partial<Settings> | undefined;
  const facts = schoolFacts({ facts: {}, contact: settings?.contact }, [], "");
  return derivedFacts.flatMap(({ value: name, title }) => {
    const written = told.has(name) && facts[name]?.trim();
    return written ? [{ name, title, written }] : [];
  });
}

/** Such facts typed where they could be inserted: they stay as they are when the school moves. */
export function typedFacts(document: SanityDocumentLike, facts: WordedFact[]): Finding[] {
  const texts = facts.length > 0 ? textsOf(document).filter(({ rich }) => rich) : [];
  return facts.flatMap(({ name, title, written }) => {
    const typed = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(written)}(?![\\p{L}\\p{N}])`, "gu");
    return texts.flatMap((text) =>
      [...text.text.matchAll(typed)].map(({ 0: found, index }) => ({
        ...aboutText(text, found, index),
        kind: "insertable" as const,
        message: `À insérer plutôt qu’à écrire : « ${title} ».`,
        replacement: { length: found.length, title, written, object: { _type: "fact", name } },
      })),
    );
  });
}
