import { LRUCache } from "lru-cache";

import { compileStyles } from "./compileStyles.server.ts";
import { type ClassAttribute, readClasses } from "./readClasses.ts";

type Sheet = { css: string; names: ReadonlyMap<string, string> };

/** Pages of one kind have the same classes: what was compiled for one serves the next. */
const sheets = new LRUCache<string, Promise<Sheet>>({ max: 500 });

/**
 * A page and the styles of just its classes. In the page a class has a name of a letter or two, since each is written
 * both in the HTML and in the styles, and classes that always stand together are one name; those of islands stay, for
 * their code renders them again.
 */
export async function withOwnStyles(html: string): Promise<{ html: string; css: string }> {
  const { page, islands } = readClasses(html);
  const kept = new Set(listsOf(islands).flat());
  const { css, names } = await sheetFor(companions(listsOf(page), kept), [...kept].toSorted());
  return { html: withNames(html, page, names), css };
}

/** Each distinct list of names is the same one. */
const listsOf = (attributes: ClassAttribute[]) => [...new Set(attributes.map(({ names }) => names))];

/** The classes of `lists` but for those `kept`, parted by the elements they are found on. */
function companions(lists: string[][], kept: ReadonlySet<string>): string[][] {
  const places = new Map<string, number[]>();
  for (const [index, names] of lists.entries())
    for (const name of new Set(names)) if (!kept.has(name)) addTo(places, name, index);
  const together = new Map<string, string[]>();
  for (const name of [...places.keys()].toSorted()) addTo(together, places.get(name)!.join(), name);
  return [...together.values()];
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function sheetFor(groups: string[][], kept: string[]): Promise<Sheet> {
  const key = JSON.stringify([groups, kept]);
  const sheet = sheets.get(key) ?? compileSheet(groups, kept);
  sheets.set(key, sheet);
  return sheet;
}

async function compileSheet(groups: string[][], kept: string[]): Promise<Sheet> {
  const names = new Map(groups.flatMap((group, index) => group.map((name) => [name, shortName(index)])));
  const css = await compileStyles([...names.keys(), ...kept], (name) => names.get(name) ?? name);
  return { css, names };
}

/** a, b, … z, aa, ab, … */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

function withNames(html: string, attributes: ClassAttribute[], names: ReadonlyMap<string, string>): string {
  const values = new Map<string[], string>();
  let [written, from] = ["", 0];
  for (const { start, end, names: classes } of attributes) {
    const value = values.get(classes) ?? valueOf(classes, names);
    values.set(classes, value);
    written += `${html.slice(from, start)}class="${value}"`;
    from = end;
  }
  return written + html.slice(from);
}

const valueOf = (classes: string[], names: ReadonlyMap<string, string>) =>
  [...new Set(classes.map((name) => names.get(name) ?? name))].join(" ");
