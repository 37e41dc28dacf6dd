/** The sentences of a text; a list item counts as one. Abbreviations of the site are few: « M. », initials. */
export function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?…](?:\s?»)?)\s+(?=[«“A-ZÀ-Ý0-9])(?<!\b[A-Z]\.\s)/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
