import { fold } from "functions/fold";

import { documentTypes } from "../schema/documents/index.ts";
import { settings } from "../schema/singletons/settings.ts";
import { alsoCalled } from "./alsoCalled.ts";

type Search = { query: string; params: Record<string, unknown> };
type Hit = { _type: string; [field: string]: unknown };
type Fields = { name: string; title?: string; type: string; fields?: unknown }[];

const texts = "...select(_type == ";
/** Letters that may be one, or have an accent, the likeliest first, and how many others a search must keep beside them. */
const accented: [letters: RegExp, kept: number][] = [
  [/oe|ae/g, 1],
  [/e/g, 1],
  [/[aciou]/g, 3],
];

const prices = [...new Set(documentTypes.flatMap(({ fields }) => pricesIn(fields as Fields)))].map(
  (path) => `string(${path})`,
);

/**
 * A search of the Studio that also finds what has the words of its kind (« prix » for a plan), a price as a number,
 * « équipe » for « equipe », and « l’école » for « école ». The lake reads past neither accents nor apostrophes: it is
 * asked for more, and `sifted` sifts.
 * @returns undefined for what is no search.
 */
export function widened({ query, params }: Search): Search | undefined {
  const terms = termsOf(params);
  if (terms.length === 0 || !query.includes(texts)) return undefined;
  const more: Record<string, unknown> = {};
  let wider = query.replace(texts, `"prices": [${prices.join(", ")}], ${texts}`);
  const amounts = amountsIn(terms);
  for (const [index, term] of terms.entries()) {
    const first = `(_id match $t${index} || `;
    if (!wider.includes(first)) return undefined;
    const also = [
      `$asksNothing${index}`,
      `_type in $called${index}`,
      ...prices.map((price) => `${price} match $amount${index}`),
    ];
    wider = wider.replace(first, `(${also.join(" || ")} || ${first.slice(1)}`);
    more[`asksNothing${index}`] = asksNothing(term);
    more[`called${index}`] = typesCalled(term);
    more[`amount${index}`] = amounts[index] && `${amounts[index]}*`;
    more[`t${index}`] = `${withWildcards(term) ?? term}*`;
  }
  return { query: wider, params: { ...params, ...more } };
}

/** Of what a widened search found, what was searched for. The Studio ranks by the texts `w0`, `w1`…: they are made to tell. */
export function sifted(hits: Hit[], { query, params }: Search): Hit[] {
  const terms = termsOf(params);
  const amounts = amountsIn(terms);
  return hits.flatMap((hit) => {
    const plain = Object.fromEntries(
      Object.entries(hit).map(([name, value]) => [name, isText(name) ? plainly(value) : value]),
    ) as Hit;
    const told = terms.every(isPlain) ? plain : hit;
    const byItself = new Set(
      terms.filter((term, index) => isCalled(hit._type, term) || costs(hit, amounts[index])),
    );
    const isHit = (term: string) =>
      byItself.has(term) || withWildcards(term) === undefined || says(isPlain(term) ? plain : hit, term);
    if (!terms.every(isHit)) return [];
    const title = byItself.size > 0 && titleOf(query, hit._type);
    return [title ? { ...told, [title]: [...byItself].join(" ") } : told];
  });
}

function termsOf(params: Record<string, unknown>): string[] {
  const terms = [];
  for (let index = 0; typeof params[`t${index}`] === "string"; index += 1)
    terms.push(String(params[`t${index}`]).replace(/\*$/, ""));
  return terms;
}

const isPlain = (term: string) => fold(term) === term;

/** « *quip » for « equipe », which may stand behind an apostrophe, and « *études » for « d’études »; nothing for a price, or words between quotes. */
function withWildcards(term: string): string | undefined {
  const word = lastWord(term);
  if (!/^\p{L}+$/u.test(word)) return undefined;
  return `*${isPlain(word) ? withoutLetters(word) : word}`.replace(/\*+/g, "*").replace(/(.)\*$/, "$1");
}

/** Without those of its letters that may be written otherwise, where enough are left. */
function withoutLetters(word: string): string {
  let pattern = word;
  for (const [letters, kept] of accented) {
    const wilder = pattern.replace(letters, "*");
    if (word.length > 2 && wilder.replace(/\*/g, "").length >= kept) pattern = wilder;
  }
  return pattern;
}

/** What follows the apostrophe: a search rarely means what stands before it. */
const lastWord = (term: string) => term.split(/['’]/).findLast(Boolean) ?? "";

const searched = [...documentTypes, settings];

const wordsOfTypes = new Map(
  searched.map(({ name, title }) => [name, wordsOf(fold(`${title} ${alsoCalled[name] ?? ""}`))]),
);

/** A word begun is one of a kind's, and so is its plural: « témoignages ». */
const isCalled = (type: string, term: string) =>
  wordsOfTypes
    .get(type as typeof settings.name)
    ?.some((word) => `${word}s`.startsWith(fold(lastWord(term)))) ?? false;

const typesCalled = (term: string) => [...wordsOfTypes.keys()].filter((type) => isCalled(type, term));

const costs = ({ prices: known }: Hit, amount = "") =>
  amount !== "" &&
  Array.isArray(known) &&
  known.some((price) => typeof price === "string" && price.startsWith(amount));

/** Each of the words as the amount that it is, or is a part of: « 1 299 € », of three, is 1299. Empty for what is none. */
function amountsIn(terms: string[]): string[] {
  const goesOn = (index: number) =>
    /^\d{3}(?!\d)/.test(terms[index] ?? "") && /^\d{1,3}$/.test(terms[index - 1] ?? "");
  return terms.map((term, index) => {
    if (!/^\d+€?$/.test(term)) return "";
    let [first, last] = [index, index];
    while (goesOn(first)) first -= 1;
    while (goesOn(last + 1)) last += 1;
    return terms
      .slice(first, last + 1)
      .join("")
      .replace("€", "");
  });
}

/** « € » alone, or a dash, which no text is searched for. */
const asksNothing = (term: string) => !/[\p{L}\p{N}]/u.test(term);

const isText = (field: string) => /^w\d+$/.test(field);

const says = (hit: Hit, term: string) =>
  Object.entries(hit).some(
    ([name, value]) =>
      isText(name) && wordsOf(JSON.stringify(value) ?? "").some((word) => word.startsWith(lastWord(term))),
  );

/** Which of the texts of a kind of document is its title. */
function titleOf(query: string, type: string): string | undefined {
  const select: unknown = searched.find(({ name }) => name === type)?.preview?.select;
  const { title } = (select ?? {}) as { title?: string };
  const [, fields = ""] = new RegExp(`_type == "${type}" => \\{([^}]*)\\}`).exec(query) ?? [];
  return title && new RegExp(`"(w\\d+)": ${title}(?:,| )`).exec(fields)?.[1];
}

function pricesIn(fields: Fields, above = ""): string[] {
  return fields.flatMap(({ name, title, type, fields: inner }) =>
    type === "object"
      ? pricesIn(inner as Fields, `${above}${name}.`)
      : type === "number" && title?.includes("€")
        ? [above + name]
        : [],
  );
}

function plainly(value: unknown): unknown {
  if (typeof value === "string") return fold(value);
  return Array.isArray(value) ? value.map(plainly) : value;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
