import type { SanityDocumentLike } from "sanity";

import { accept, type CoherenceReport, type Exception } from "./accept.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { aboutText, type Finding } from "./finding.ts";
import { knownFigures, type Known, type KnownFigures } from "./known.ts";
import { contradictoryOffers } from "./offers.ts";
import { promisedClasses } from "./promisedClasses.ts";
import { plansShownIn } from "./plansShownIn.ts";
import { mustAgreeWith, type PlacedFigure } from "./rules.ts";
import { sentenceAround } from "./sentenceAround.ts";
import { type Text, textsOf } from "./texts.ts";
import { withoutNames } from "./withoutNames.ts";

/** Compares every figure typed in these documents with the figures the documents give. */
export function checkCoherence(documents: SanityDocumentLike[]): CoherenceReport {
  const exceptions = documents.filter(({ _type }) => _type === "exception") as Exception[];
  const content = documents.filter(({ _type }) => _type !== "exception" && !_type.includes("."));
  const figures = knownFigures(content);
  const findings = content.flatMap((document) => [
    ...typedFigures(document, content, figures),
    ...contradictoryOffers(document, content),
  ]);
  return accept([...findings, ...promisedClasses(content)], exceptions);
}

function typedFigures(
  document: SanityDocumentLike,
  content: SanityDocumentLike[],
  figures: KnownFigures,
): Finding[] {
  const audiences = new Set(plansShownIn(document, content).map(({ audience }) => audience));
  const names = content.flatMap(({ _type, name }) =>
    _type === "plan" && typeof name === "string" ? [name] : [],
  );
  const texts = textsOf(document).filter((text) => !isSource(text));
  return texts.flatMap((text) =>
    figuresIn(withoutNames(names, text.text)).flatMap((figure) => {
      if (figure.kind === "amount" && figure.values.every((value) => value === 0)) return [];
      const placed = { figure, text, audiences, ...sentenceAround(text.text, figure) };
      const known = mustAgreeWith(placed, figures);
      return known ? (findingOf(placed, known) ?? []) : [];
    }),
  );
}

/** Whether a text is where its figures come from. */
function isSource({ type, path }: Text): boolean {
  return type === "edition" || path[0] === (type === "settings" ? "facts" : type === "session" && "hours");
}

function findingOf(placed: PlacedFigure, known: Known[]): Finding | undefined {
  const { text, figure } = placed;
  const agreeing = agreeingWith(figure, known);
  const token = agreeing?.find((one) => one.token)?.token;
  if (agreeing && !(token && text.rich)) return undefined;
  const message = agreeing
    ? `À insérer plutôt qu’à écrire : ${token}.`
    : `Les documents disent autre chose. ${labels(placed, known)}`;
  return {
    ...aboutText(text, figure.text, figure.index),
    kind: agreeing ? "insertable" : "disagreement",
    message,
  };
}

/** What says the same, as a whole or value by value; undefined when some of it is nobody's. */
function agreeingWith({ kind, values }: Figure, known: Known[]): Known[] | undefined {
  const whole = known.filter((one) => String(one.values) === String(values));
  if (whole.length > 0) return whole;
  if (kind === "ages" && isBracket(values, known)) return [];
  const each = values.map((value) => known.find((one) => String(one.values) === String(value)));
  return each.every((one) => one !== undefined)
    ? each.map((one) => ({ ...one, token: undefined }))
    : undefined;
}

/** « 14-15 ans » tells pupils apart and says nothing against 14-18 ans. */
function isBracket([start = 0, end = 0]: number[], known: Known[]): boolean {
  return end - start <= 2 && known.some(({ values: [from = 0, to = 0] }) => start >= from && end <= to);
}

function labels({ figure, audiences }: PlacedFigure, known: Known[]): string {
  if (known.length === 0) return "Aucun ne donne cette mesure.";
  if (figure.kind !== "amount") return `${known.map(({ label }) => label).join(" ; ")}.`;
  const shown = known.filter(({ from }) => audiences.has(from?.audience));
  const distance = ({ values: [amount = 0] }: Known) => Math.abs(amount - (figure.values[0] ?? 0));
  const [nearest] = (shown.length > 0 ? shown : known).toSorted((a, b) => distance(a) - distance(b));
  return nearest ? `Le montant le plus proche : ${nearest.label}.` : "";
}
