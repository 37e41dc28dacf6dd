/** Control characters but tabs and line ends, halves of a character, and what Unicode keeps for no character. */
const unprintable = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]--[\t\n]]/gv;

/** What may be one of them, or part of one: texts with none are looked through several times faster. */
// oxlint-disable-next-line no-control-regex -- it is these that are looked for
const suspect = /[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;

/** A text as XML, calendars and pages can hold it: what they have no form for is left out, each line ends in `\n`. */
export function printable(text: string): string {
  if (!suspect.test(text)) return text;
  return text.replace(/\r\n?/g, "\n").replace(unprintable, "");
}

/** The same JSON, each of its texts printable. */
export function allPrintable<Json>(json: Json): Json {
  const source = JSON.stringify(json, (_, value: unknown) =>
    typeof value === "string" ? printable(value) : value,
  );
  return JSON.parse(source) as Json;
}
