import { htmlToPortableText } from "@portabletext/html";
import { compileSchema, defineSchema } from "@portabletext/schema";

type Block = { _type: string; _key: string; children?: { text?: string }[] };

const marks = {
  decorators: [{ name: "strong" }, { name: "em" }],
  annotations: [{ name: "link", fields: [{ name: "href", type: "string" as const }] }],
  lists: [{ name: "bullet" }, { name: "number" }],
};
const body = compileSchema(
  defineSchema({
    ...marks,
    styles: [{ name: "normal" }, { name: "h2" }, { name: "h3" }, { name: "blockquote" }],
  }),
);
const cell = compileSchema(defineSchema({ ...marks, styles: [{ name: "normal" }] }));

const newKey = () => crypto.randomUUID().slice(0, 12);

/**
 * What was copied in Word, Google Docs or a page, with its tables, and its headings below the title of the page; nothing
 * when it has neither a table nor a heading of the first level: the editor reads that itself.
 */
export function pastedBlocks(html: string): object[] | undefined {
  const pasted = new DOMParser().parseFromString(html, "text/html");
  const tables = [...pasted.querySelectorAll("table")].filter(
    (table) => !table.parentElement?.closest("table"),
  );
  const isLowered = lowerHeadings(pasted);
  if (tables.length === 0 && !isLowered) return undefined;
  const read = tables.map(readTable);
  tables.forEach((table, index) => {
    const place = pasted.createElement("p");
    place.textContent = placeOf(index);
    table.replaceWith(place);
  });
  const blocks = htmlToPortableText(pasted.body.outerHTML, { schema: body, keyGenerator: newKey }) as Block[];
  return blocks.map((block) => read[read.findIndex((_, index) => textOf(block) === placeOf(index))] ?? block);
}

/** Where there is a « Titre 1 », it is what a heading of the second level is here, and so on. */
function lowerHeadings(pasted: Document): boolean {
  if (!pasted.querySelector("h1")) return false;
  for (const heading of pasted.querySelectorAll("h2, h1")) {
    const lower = pasted.createElement(heading.localName === "h1" ? "h2" : "h3");
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return true;
}

const placeOf = (index: number) => `\u{F0000}${index}`;
const textOf = ({ children = [] }: Block) => children.map(({ text = "" }) => text).join("");

/** Its rows as wide as the widest, so that it can be published. */
function readTable(table: HTMLTableElement) {
  const rows = [...table.rows].map((row) => [...row.cells].flatMap(cellsOf));
  const width = Math.max(...rows.map(({ length }) => length));
  return {
    _type: "table",
    _key: newKey(),
    headerRows: 1,
    rows: rows.map((cells) => ({
      _type: "row",
      _key: newKey(),
      cells: Array.from({ length: width }, (_, column) => ({
        _type: "cell",
        _key: newKey(),
        value: cells[column] ?? empty(),
      })),
    })),
  };
}

/** A cell over several columns stands in the first. */
function cellsOf({ innerHTML, colSpan }: HTMLTableCellElement): object[][] {
  const value = htmlToPortableText(innerHTML, { schema: cell, keyGenerator: newKey });
  return [value.length > 0 ? value : empty(), ...Array.from({ length: colSpan - 1 }, empty)];
}

function empty(): object[] {
  const children = [{ _type: "span", _key: newKey(), text: "", marks: [] }];
  return [{ _type: "block", _key: newKey(), style: "normal", markDefs: [], children }];
}
