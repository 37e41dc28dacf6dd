import { htmlToPortableText } from "@portabletext/html";
import { compileSchema, defineSchema } from "@portabletext/schema";

import { siteUrl } from "../environment.ts";
import { newKey } from "../newKey.ts";

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

/** Whether there are pictures in it, which a clipboard's text does not hold. */
export const holdsPictures = (html: string): boolean => /<img\b/i.test(html);

/**
 * What was copied in Word, Google Docs or a page, with its tables, its headings below the title of the page, links that
 * lead where they say, none to a place of what it was copied from, and no trace of its pictures; nothing when it has none
 * of these: the editor reads that itself.
 */
export function pastedBlocks(html: string): object[] | undefined {
  const pasted = new DOMParser().parseFromString(html, "text/html");
  const tables = [...pasted.querySelectorAll("table")].filter(
    (table) => !table.parentElement?.closest("table"),
  );
  const isMended = [lowerHeadings, unwrapLinks, unlinkPlaces, shortenOwn, removePictures]
    .map((mend) => mend(pasted))
    .some(Boolean);
  if (tables.length === 0 && !isMended) return undefined;
  const read = tables.map(readTable);
  tables.forEach((table, index) => {
    const place = pasted.createElement("p");
    place.textContent = placeOf(index);
    table.replaceWith(place);
  });
  const blocks = htmlToPortableText(htmlIn(pasted.body), { schema: body, keyGenerator: newKey }) as Block[];
  if (blocks.length === 0) return undefined;
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

/** A link copied in Google Docs leads through google.com. */
function unwrapLinks(pasted: Document): boolean {
  const wrapped = [...pasted.querySelectorAll("a")].filter(({ href }) =>
    /^https?:\/\/www\.google\.[a-z.]+\/url\?/.test(href),
  );
  for (const link of wrapped) link.href = new URL(link.href).searchParams.get("q") ?? link.href;
  return wrapped.length > 0;
}

/** A place of what it was copied from, a footnote of Word, is none here: its words stay. */
function unlinkPlaces(pasted: Document): boolean {
  const within = [...pasted.querySelectorAll('a[href^="#"]')];
  for (const link of within) link.replaceWith(...link.childNodes);
  return within.length > 0;
}

/** A page of the site by its address within the site: it is looked after there, and still leads when the site moves. */
function shortenOwn(pasted: Document): boolean {
  const own = [...pasted.querySelectorAll("a")].filter(({ href }) => href.startsWith(`${siteUrl}/`));
  for (const link of own) link.setAttribute("href", link.href.slice(siteUrl.length));
  return own.length > 0;
}

/** With the paragraphs that held nothing else. */
function removePictures(pasted: Document): boolean {
  const pictures = [...pasted.querySelectorAll("img")];
  for (const picture of pictures) {
    const paragraph = picture.closest("p");
    picture.remove();
    if (paragraph?.textContent.trim() === "") paragraph.remove();
  }
  return pictures.length > 0;
}

/** What stands in an element, behind the styles of its document: Word says there which lists are numbered. */
const htmlIn = ({ ownerDocument, innerHTML }: Element) => ownerDocument.head.innerHTML + innerHTML;

const placeOf = (index: number) => `\u{F0000}${index}`;
const textOf = ({ children = [] }: Block) => children.map(({ text = "" }) => text).join("");

/** Its rows as wide as the widest, so that it can be published. */
function readTable(table: HTMLTableElement) {
  const rows = gridOf(table);
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

/** What stands in each row, by column: a cell over several columns or rows stands in the first, and keeps the others free. */
function gridOf(table: HTMLTableElement): object[][][] {
  const grid: object[][][] = Array.from(table.rows, () => []);
  for (const [at, row] of [...table.rows].entries()) {
    for (const copied of row.cells) {
      const { colSpan, rowSpan } = copied;
      const line = grid[at]!;
      const free = line.findIndex((taken) => !taken);
      const column = free < 0 ? line.length : free;
      // Over no rows at all is over all that follow.
      for (const below of grid.slice(at, at + (rowSpan || grid.length)))
        for (let over = 0; over < colSpan; over += 1) below[column + over] = empty();
      const value = htmlToPortableText(htmlIn(copied), { schema: cell, keyGenerator: newKey });
      if (value.length > 0) line[column] = value;
    }
  }
  return grid;
}

function empty(): object[] {
  const children = [{ _type: "span", _key: newKey(), text: "", marks: [] }];
  return [{ _type: "block", _key: newKey(), style: "normal", markDefs: [], children }];
}
