import { fold } from "./fold.ts";

/** The words of a heading of a Portable Text, without what is inserted in it. */
const headingText = (heading: object): string =>
  ((heading as { children?: { text?: unknown }[] | null }).children ?? [])
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");

/** The address of a section within its page: what staff named, else its key. */
export const anchorOf = (section: object): string | undefined => {
  const { anchor, _key } = section as { anchor?: unknown; _key?: unknown };
  return [anchor, _key].find((one) => typeof one === "string" && one !== "") as string | undefined;
};

/** What a page's headings may not be called: as its main part, nor as its sections. */
export const idsBeside = (sections: readonly object[]): Set<string> =>
  new Set(["contenu", ...sections.flatMap((section) => anchorOf(section) ?? [])]);

/**
 * The addresses of a text's headings within its page, from their words: the site gives them, the assistant links to
 * them. What an earlier heading says as well is numbered.
 * @param given what else in the page has an address; these are added, for its next text
 */
export function headingIds(headings: readonly object[], given = idsBeside([])): string[] {
  return headings.map((heading) => {
    const words = idOf(headingText(heading)) || "titre";
    let id = words;
    for (let number = 2; given.has(id); number++) id = `${words}-${number}`;
    given.add(id);
    return id;
  });
}

const idOf = (words: string) =>
  fold(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
