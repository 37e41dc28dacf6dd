import { fixedTexts } from "./fixed-texts.ts";

const space = "[ \\u00A0\\u202F]";
/** What stands in a sentence for a price, a fact or a piece of code. */
const object = "\uFFFC";

/** What stays on the line of its number, as a pattern. */
export const units =
  "°C?|ans?|centimes|demi-journées?|dollars?|euros?|h|heures?|jours?|km|m²|min|minutes?|mois|mots|personnes|participants|élèves|secondes?|semaines?|[kMG]o";

/** Each leaves alone what it has put right, and each text without its sign: to look for that takes less. */
const rules: [sign: RegExp, wrong: RegExp, right: string | ((found: string) => string)][] = [
  [/\.{3}/, /\.{3}/g, "…"],
  [/'/, new RegExp(`(?<=\\p{L})'(?=[\\p{L}\\d«"${object}])`, "gu"), "’"],
  [
    /"/,
    new RegExp(`(?<![\\p{L}\\p{N}])"(?=\\S)([^"\\n]*[^\\s"])"(?![\\p{L}\\p{N}])`, "gu"),
    "«\u202F$1\u202F»",
  ],
  [/«/, new RegExp(`«${space}*`, "g"), "«\u202F"],
  [/»/, new RegExp(`${space}*»`, "g"), "\u202F»"],
  // A sign that is set apart, then one that is not; a colon that ends no word is part of an hour or an address.
  [/[;:!?]/, new RegExp(`${space}+(?=[;!?]|:(?=\\s|$))`, "g"), "\u202F"],
  [
    /[;:!?]/,
    new RegExp(`(?<=[\\p{L}\\p{N})\\]»%€…’${object}])(?=[;!?]+(?:[\\s)\\]»….,"]|$)|:(?=\\s|$))`, "gu"),
    "\u202F",
  ],
  [
    /\d[ \u00A0]\d/,
    /(?<![\d.,+/-]|[\d.,+/-][ \u00A0\u202F])[1-9]\d{0,2}(?:[ \u00A0]\d{3})+(?![ \u00A0\u202F]?\d)/g,
    (number) => number.replace(/[ \u00A0]/g, "\u202F"),
  ],
  [/[%‰]/, /(?<=\d) *(?=[%‰])/g, "\u202F"],
  [/€/, /(?<=\d)[ \u202F]*(?=€)/g, "\u00A0"],
  [
    /[\d\uFFFC][ \u202F]/,
    new RegExp(`(?<=[\\d${object}])[ \\u202F](?=(?:${units})(?![\\p{L}\\p{N}]))`, "gu"),
    "\u00A0",
  ],
];

/** What a rule may concern: most of what the lake answers is ids, dates and addresses. */
const sign = /[;:!?«»'"%‰€]|\.{3}|\d[ \u00A0\u202F]/;

/** Addresses, of pages and of people: they are no French. */
const address = /((?:[a-z][a-z+.-]*:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<!\S)\/\S+)/i;
/** What each of them has: to look for addresses takes longer than all rules. */
const addressSign = /[/@]|www\./i;

/**
 * A text with the spaces, apostrophes and quotation marks that French wants, whatever was typed: « Vraiment ? »,
 * « l’école », « 10 % ». Hours and addresses stay, and so do texts that are fixed word for word.
 */
export function frenchTypography(text: string): string {
  if (!sign.test(text) || fixedTexts.has(text)) return text;
  if (!addressSign.test(text)) return rules.reduce(putRight, text);
  return text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? part : rules.reduce(putRight, part)))
    .join("");
}

const putRight = (text: string, [sign, wrong, right]: (typeof rules)[number]) =>
  sign.test(text) ? text.replace(wrong, right as string) : text;

type Fields = Record<string, unknown>;
type Span = { _type?: string; text?: string; marks?: unknown };

/** What is copied into a tool, character for character, the blanks that are filled in it, and what visitors type. */
const asTyped = new Set(["code", "prompt", "blanks", "alsoAsked"]);

/** Content of the lake, its texts in French typography; a paragraph is read across its bold words and its prices. */
export function withFrenchTypography<Content>(content: Content): Content {
  if (typeof content === "string") return frenchTypography(content) as Content;
  if (Array.isArray(content)) return content.map(withFrenchTypography) as Content;
  if (typeof content !== "object" || content === null) return content;
  const fields = { ...content } as Fields;
  for (const [name, value] of Object.entries(fields)) {
    if (asTyped.has(name)) continue;
    fields[name] = name === "children" && areSpans(value) ? paragraph(value) : withFrenchTypography(value);
  }
  return fields as Content;
}

const areSpans = (value: unknown): value is Span[] =>
  Array.isArray(value) && value.every((span) => typeof span === "object" && span !== null);

/** The words of a paragraph, put right together, then given back to their spans. */
function paragraph(spans: Span[]): Span[] {
  const isWords = ({ text, marks }: Span) =>
    typeof text === "string" && !(Array.isArray(marks) && marks.includes("code"));
  const whole = frenchTypography(spans.map((span) => (isWords(span) ? dotted(span.text!) : object)).join(""));
  let start = 0;
  return spans.map((span, index) => {
    const words = isWords(span) ? dotted(span.text!) : object;
    const end = index === spans.length - 1 ? whole.length : endOf(words, whole, start);
    const text = whole.slice(start, end);
    start = end;
    return isWords(span) ? { ...span, text } : span;
  });
}

/** Where these words end in `whole`, which has the same signs, with other spaces between. */
function endOf(words: string, whole: string, start: number): number {
  let left = words.replace(/\s/g, "").length;
  let end = start;
  while (left > 0) if (/\S/.test(whole[end++]!)) left--;
  // A space at the seam stays with what it was typed after, or belongs to.
  return (/\s$/.test(words) || whole[end - 1] === "«") && /\s/.test(whole[end] ?? "") ? end + 1 : end;
}

const dotted = (text: string) => text.replaceAll("...", "…");
