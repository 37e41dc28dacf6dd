import { compileStyles } from "./compileStyles.server.ts";
import { type ClassAttribute, readClasses } from "./readClasses.ts";

type Sheet = { css: string; names: ReadonlyMap<string, string> };

/** Pages of one kind have the same classes: what was compiled for one serves the next. */
const sheets = new Map<string, Promise<Sheet>>();
const mostSheets = 500;

/**
 * A page and the styles of just its classes. In the page a class has a name of a letter or two, since each is written
 * both in the HTML and in the styles; those of islands stay, for their code renders them again.
 */
export async function withOwnStyles(html: string): Promise<{ html: string; css: string }> {
  const { page, islands } = readClasses(html);
  const kept = namesOf(islands);
  const short = namesOf(page).filter((name) => !kept.includes(name));
  const { css, names } = await sheetFor(short, kept);
  return { html: withNames(html, page, names), css };
}

function namesOf(attributes: ClassAttribute[]): string[] {
  // Each distinct list of names is the same one.
  const lists = new Set(attributes.map(({ names }) => names));
  return [...new Set([...lists].flat())].toSorted();
}

function sheetFor(short: string[], kept: string[]): Promise<Sheet> {
  const key = [...short, "", ...kept].join(" ");
  const sheet = sheets.get(key) ?? compileSheet(short, kept);
  sheets.delete(key);
  sheets.set(key, sheet);
  const [oldest] = sheets.keys();
  if (sheets.size > mostSheets && oldest !== undefined) sheets.delete(oldest);
  return sheet;
}

async function compileSheet(short: string[], kept: string[]): Promise<Sheet> {
  const names = new Map(short.map((name, index) => [name, shortName(index)]));
  const css = await compileStyles([...short, ...kept], (name) => names.get(name) ?? name);
  return { css, names };
}

/** a, b, … z, aa, ab, … */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

function withNames(html: string, attributes: ClassAttribute[], names: ReadonlyMap<string, string>): string {
  let [written, from] = ["", 0];
  for (const { start, end, names: classes } of attributes) {
    const value = classes.map((name) => names.get(name) ?? name).join(" ");
    written += `${html.slice(from, start)}class="${value}"`;
    from = end;
  }
  return written + html.slice(from);
}
