import { LRUCache } from "lru-cache";

/** A class attribute: from where to where it stands in the HTML, and the classes it names. */
export type ClassAttribute = { start: number; end: number; names: string[] };

type Range = { start: number; end: number };

const attribute = ' class="';

/**
 * The class attributes of a page, and apart from them those of its islands, whose code knows their classes by name.
 * It reads HTML as React writes it: each attribute between `"`, and no bare `"`, `<` or `>` in what is no sign.
 */
export function readClasses(html: string): { page: ClassAttribute[]; islands: ClassAttribute[] } {
  const found: ReturnType<typeof readClasses> = { page: [], islands: [] };
  const code = [...html.matchAll(/<(script|style)\b/g)].map(({ index, 1: name }) => ({
    start: index,
    end: html.indexOf(`</${name}>`, index),
  }));
  const islands = [...html.matchAll(/<(\w+) data-island="/g)].map(({ index, 1: name }) => ({
    start: index,
    end: endOf(html, name!, index),
  }));
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    if (isIn(code, at)) continue;
    const value = at + attribute.length;
    const end = html.indexOf('"', value);
    const names = namesIn(html.slice(value, end));
    (isIn(islands, at) ? found.islands : found.page).push({ start: at + 1, end: end + 1, names });
  }
  return found;
}

const isIn = (ranges: Range[], at: number) => ranges.some(({ start, end }) => start < at && at < end);

/** Where an element that begins at `start` ends. */
function endOf(html: string, name: string, start: number): number {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(new RegExp(`</?${name}\\b`, "g"))) {
    depth += tag.startsWith("</") ? -1 : 1;
    if (depth === 0) return start + index;
  }
  return html.length;
}

/** The same few over and over. */
const lists = new LRUCache<string, string[]>({ max: 5_000 });

function namesIn(value: string): string[] {
  const known = lists.get(value);
  if (known) return known;
  const own = copied(value);
  const names = unescaped(own).split(" ").filter(Boolean);
  lists.set(own, names);
  return names;
}

/** A piece of a page holds all of it. */
const copied = (text: string) => Buffer.from(text).toString();

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function unescaped(text: string): string {
  return text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!)
    : text;
}
