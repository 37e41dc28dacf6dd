import type { Path, SanityDocumentLike } from "sanity";

import { aboutText, type Finding } from "./finding.ts";
import { escaped } from "./names.ts";
import { number, parseNumber, space } from "./numbers.ts";
import { aboutDocument, membersOf, textsOf } from "./texts.ts";

/** A figure that a page shows, « 500+ », and what it counts. */
export type ShownFigure = { value: string; label: string; on: string };

const fromOn = /^(\d[\d\s]*)\+$/;

/** The figures in these documents that stand for « plus de ». */
export const shownFiguresIn = (documents: SanityDocumentLike[]): ShownFigure[] =>
  documents.flatMap((document) =>
    placedFigures(document).map(({ value, label }) => ({ value, label, on: aboutDocument(document).title })),
  );

/** What a document says otherwise than the figures that pages show: « plus de 500 élèves », or a figure of the same name. */
export function otherFigures(document: SanityDocumentLike, shown: ShownFigure[]): Finding[] {
  if (shown.length === 0) return [];
  const texts = textsOf(document).filter(({ text }) => /plus d/i.test(text));
  const typed = [...Map.groupBy(shown, ({ label }) => label)].flatMap(([label, known]) =>
    texts.flatMap((text) =>
      [...text.text.matchAll(countedAs(label))]
        .filter(({ 1: said = "" }) => known.every(({ value }) => countOf(value) !== parseNumber(said)))
        .map(({ 0: found, index }) => disagreeing(aboutText(text, found, index), known)),
    ),
  );
  const figures = placedFigures(document).flatMap(({ value, label, path }) => {
    const others = shown.filter((one) => one.label === label && one.value !== value);
    const about = { ...aboutDocument(document), path, index: 0, excerpt: `${value} ${label}`, found: value };
    return others.length > 0 ? [disagreeing(about, others)] : [];
  });
  return [...typed, ...figures];
}

const disagreeing = (about: Omit<Finding, "kind" | "message">, known: ShownFigure[]): Finding => ({
  ...about,
  kind: "disagreement",
  message: `Une page montre un autre chiffre. ${known.map(({ value, label, on }) => `${on} : ${value} ${label}`).join(" ; ")}.`,
});

/** « plus de 50 entreprises », where the sentence goes on to say of them what the figure does: « accompagnées ». */
function countedAs(label: string): RegExp {
  const [first = "", ...others] = label
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 3)
    .map(escaped);
  const further = others.length > 0 ? `(?=[^.!?]*(?:${others.join("|")}))` : "";
  return new RegExp(`plus${space}d(?:e${space}|’)(${number})${space}${first}(?!\\p{L})${further}`, "giu");
}

const countOf = (value: string) => parseNumber(fromOn.exec(value)![1]!.trim());

function placedFigures(value: unknown, path: Path = []): { value: string; label: string; path: Path }[] {
  if (typeof value !== "object" || value === null) return [];
  const { _type, value: said, label } = value as Record<string, unknown>;
  if (_type === "figure" && typeof said === "string" && typeof label === "string" && label)
    return fromOn.test(said) ? [{ value: said, label, path: [...path, "value"] }] : [];
  return membersOf(value, path).flatMap(([one, at]) => placedFigures(one, at));
}
