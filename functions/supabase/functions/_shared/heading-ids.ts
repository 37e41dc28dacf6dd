/** The words of a heading of a Portable Text, without what is inserted in it. */
export const headingText = (heading: object): string =>
  ((heading as { children?: { text?: unknown }[] | null }).children ?? [])
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");

/**
 * The addresses of a text's headings within its page, from their words: the site gives them, the assistant links to
 * them. What an earlier heading says as well is numbered.
 */
export function headingIds(headings: readonly object[]): string[] {
  const given = new Set<string>();
  return headings.map((heading) => {
    const words = idOf(headingText(heading)) || "titre";
    let id = words;
    for (let number = 2; given.has(id); number++) id = `${words}-${number}`;
    given.add(id);
    return id;
  });
}

const idOf = (words: string) =>
  words
    .replace(/œ/gi, "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
