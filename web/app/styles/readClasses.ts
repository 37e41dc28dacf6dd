import { Parser } from "htmlparser2";

/** A class attribute: from where to where it stands in the HTML, and the classes it names. */
export type ClassAttribute = { start: number; end: number; names: string[] };

/** The class attributes of a page, and apart from them those of its islands, whose code knows their classes by name. */
export function readClasses(html: string): { page: ClassAttribute[]; islands: ClassAttribute[] } {
  const found: ReturnType<typeof readClasses> = { page: [], islands: [] };
  /** How many elements are open, from an island's root on. */
  let depth = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (name === "data-island") depth = 1;
      if (name !== "class") return;
      const attribute = {
        start: parser.startIndex,
        end: parser.endIndex,
        names: value.split(" ").filter(Boolean),
      };
      (depth > 0 ? found.islands : found.page).push(attribute);
    },
    onopentag: (_, attributes) => {
      if (depth > 0 && !("data-island" in attributes)) depth++;
    },
    onclosetag: () => {
      if (depth > 0) depth--;
    },
  });
  parser.end(html);
  return found;
}
