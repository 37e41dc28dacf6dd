/** Control characters but tabs and line ends, halves of a character, and what Unicode keeps for no character. */
const unprintable = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]--[\t\n]]/gv;

/** A text as XML, calendars and pages can hold it: what they have no form for is left out, each line ends in `\n`. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unprintable, "");
}

/** The same JSON, each of its texts printable. */
export function allPrintable<Json>(json: Json): Json {
  const source = JSON.stringify(json, (_, value: unknown) =>
    typeof value === "string" ? printable(value) : value,
  );
  return JSON.parse(source) as Json;
}
