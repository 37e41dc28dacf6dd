const nbsp = "\u00A0";
const nnbsp = "\u202F";

const spaceToHold = /(?<=[\p{L}\p{N}»’)}]) (?=[:;?!](?:[\s"'`<{.»)]|$))(.)/gmu;

/** Code whose words have the spaces that hold; to code these are spaces like any other. */
export const withSpacesThatHold = (code: string): string =>
  code
    .replaceAll("« ", `«${nbsp}`)
    .replaceAll(" »", `${nbsp}»`)
    .replaceAll(spaceToHold, (_, mark: string) => (mark === ":" ? nbsp : nnbsp) + mark);

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
