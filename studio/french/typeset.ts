const nbsp = "\u00A0";
const nnbsp = "\u202F";

/** Words of the Studio as French sets them: quotes, apostrophes, and spaces that hold. */
export function typeset(text: string): string {
  return text
    .replaceAll(/"([^"]*)"/g, "« $1 »")
    .replaceAll(/“([^”]*)”/g, "« $1 »")
    .replaceAll(/(?<=^|[\s(])'([^']+)'(?=[\s.,)]|$)/g, "« $1 »")
    .replaceAll(/(?<=\p{L})'(?=[\p{L}<{«])/gu, "’")
    .replaceAll("...", "…")
    .replaceAll(/«\s?/g, `«${nbsp}`)
    .replaceAll(/\s?»/g, `${nbsp}»`)
    .replaceAll(/ :/g, `${nbsp}:`)
    .replaceAll(/ ([;?!])/g, `${nnbsp}$1`);
}
