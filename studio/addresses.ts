// Where documents stand on the site, and which addresses it can have. Imports nothing of the Studio: every room reads it.

import { fold } from "functions/fold";
import { folders, type Slugged, slugged } from "functions/folders";

/** Those with a page of their own. */
export type AddressedType = "page" | Slugged;
export const addressedTypes: AddressedType[] = ["page", ...slugged];

/** Below which address a document stands by its slug; at that of a category stands the blog, in part. */
export const below = { ...folders, articleCategory: "/blog/categorie/" } as const;
type Placed = keyof typeof below;
const placed = Object.keys(below) as Placed[];

/** Those that stand at an address, with a page of their own or not. */
export const placedTypes = ["page", ...placed] as const;

export type AddressedDocument =
  | { type: "page"; path: string }
  | { [Type in Placed]: { type: Type; slug: string } }[Placed];

/** A slug as it is stored, or as a query or the seed has it. */
type Slug = string | { current?: string } | null;
type Addressed = { _type?: string; path?: Slug; slug?: Slug } | null;

/** Where a document stands; undefined for one without an address. */
export function addressOf(document: { _type: Placed; slug: string }): string;
export function addressOf(document: Addressed): string | undefined;
export function addressOf(document: Addressed): string | undefined {
  if (document?._type === "page") return current(document.path);
  const type = placed.find((one) => one === document?._type);
  const slug = current(document?.slug);
  return type && slug && below[type] + slug;
}

function current(slug: Slug | undefined): string | undefined {
  return (typeof slug === "string" ? slug : slug?.current) || undefined;
}

/** The document that a path of the site shows, if there is one. */
export function documentAt(path: string): AddressedDocument {
  const [, folder, slug] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const type = placed.find((one) => below[one] === folder);
  return type && slug ? { type, slug } : { type: "page", path };
}

/** Whether the document at hand is of a type with a page of its own, in GROQ. TypeGen reads it: no loops. */
export const isAddressed = /* groq */ `_type in ["page", "programmeBlock", "article"]`;

/** `addressOf` in GROQ, of the document at hand or of one that `prefix` leads to (`to->`). */
export const addressGroq = (prefix = "") => /* groq */ `select(
  ${prefix}_type == "page" => ${prefix}path.current,
  ${prefix}_type == "programmeBlock" => "${folders.programmeBlock}" + ${prefix}slug.current,
  ${prefix}_type == "article" => "${folders.article}" + ${prefix}slug.current,
  ${prefix}_type == "articleCategory" => "${below.articleCategory}" + ${prefix}slug.current
)`;

/** In characters, of what stands between two / of an address. */
const longestPart = 96;

/** A title as the last part of an address; empty where a title has no letter or figure. */
export function slugOf(title: string): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return words.length > longestPart ? cutAtWord(words) : words;
}

/** A title as the address of a page, or empty. */
export function pathOf(title: string): string {
  const slug = slugOf(title);
  return slug && `/${slug}`;
}

function cutAtWord(words: string): string {
  const end = words.lastIndexOf("-", longestPart);
  return words.slice(0, end > 0 ? end : longestPart);
}

/**
 * What the site serves itself, and no document: its routes and its server take these addresses from here. One that ends
 * with / stands for all below it.
 */
export const own = {
  search: "/recherche",
  confirmation: "/confirmation",
  notFound: "/404",
  ready: "/healthz",
  alive: "/livez",
  metrics: "/metrics",
  preview: "/preview/",
  images: "/images/",
  social: "/social/",
  assets: "/assets/",
  sitemaps: "/sitemap/",
  functions: "/functions/",
  hooks: "/hooks/",
} as const;

/** Whether the site itself answers at a path. */
export const isServed = (path: string): boolean =>
  Object.values(own).some((one) => (one.endsWith("/") ? `${path}/`.startsWith(one) : path === one));

/** The page that lists the like of a document. */
export const listOf: Record<(typeof placedTypes)[number], string> = {
  page: "/",
  programmeBlock: "/programme-mensuel",
  article: "/blog",
  articleCategory: "/blog",
};

/** Pages that the site counts on, and why. */
const fixed: Record<string, string> = {
  [listOf.page]: "La page d’accueil reste à l’adresse /.",
  "/agenda": "Les calendriers des familles mènent à /agenda.",
  [listOf.article]: `Les articles et leurs catégories dépendent de ${listOf.article}.`,
  "/confidentialite": "Le formulaire de contact mène à /confidentialite.",
  "/contact": "Le formulaire et les boutons mènent à /contact.",
  [listOf.programmeBlock]: `Chaque bloc ramène à ${listOf.programmeBlock}.`,
};

/** Why what stands at an address neither moves nor goes; undefined for what may. */
export const whyFixed = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : fixed[address];

/** What must not stand in a text, and what staff are told when it does. */
type Rule = [wrong: RegExp, problem: string];

const invisible: Rule = [
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u,
  "Un caractère invisible s’est glissé dans l’adresse : effacez-la et retapez-la.",
];
const space: Rule = [/\s/, "Une adresse n’a pas d’espace : écrivez %20 à la place."];
const backslash: Rule = [/\\/, "Une adresse s’écrit avec /, sans \\."];
const twoSlashes: Rule = [/\/\//, "Une adresse du site n’a pas deux / de suite."];

/** How many parts an address may have, each after a /: the site has a route for the Markdown of as many. */
export const mostParts = 8;

const documentRules: Rule[] = [
  [/^(?!\/)/, "Une adresse commence par /."],
  [new RegExp(`^(/[^/]+){${mostParts + 1}}`), `Une adresse a ${mostParts} parties au plus, séparées par /.`],
  [/[^a-z0-9/-]/, "Une adresse n’a que des minuscules sans accent, des chiffres et des tirets."],
  twoSlashes,
  [/.\/$/, "Une adresse ne finit pas par /."],
  // The home page's forms for machines stand at `/index.md` and the like.
  [/^\/index$/, "/index est une adresse de la page d’accueil : choisissez-en une autre."],
  [
    new RegExp(`[^/]{${longestPart + 1}}`),
    `Cette adresse est trop longue : ${longestPart} caractères au plus entre deux /.`,
  ],
];

/** What is wrong with the address of a document, in French; undefined when the site can show it there. */
export function addressProblem(type: AddressedDocument["type"], address: string): string | undefined {
  const shown = documentAt(address).type;
  if (shown === type)
    return (
      problemIn(address, documentRules) ??
      (isServed(address) ? "Le site se sert lui-même de cette adresse : choisissez-en une autre." : undefined)
    );
  return shown === "page"
    ? "Cette adresse ne prend pas de /."
    : `Les adresses sous ${below[shown]} sont celles d’un autre type de document.`;
}

/** An address as headers and links write it, `/c%C5%93ur` for `/cœur`; or what is wrong with what staff typed, in French. */
export type Typed = { address: string; problem?: never } | { problem: string; address?: never };

const pathRules: Rule[] = [
  invisible,
  backslash,
  twoSlashes,
  [/\/\.{1,2}(\/|$)/, "Une adresse s’écrit en entier, sans . ni .. entre deux /."],
];

/** Where a redirect starts: a path of this site, whatever is asked of it. */
export function sourceOf(typed: string): Typed {
  const rules: Rule[] = [
    [/^(?!\/)/, "L’ancienne adresse est une adresse de ce site : elle commence par /."],
    [/[?#]/, "L’ancienne adresse s’écrit sans ? ni # : elle vaut pour tout ce qui les suit."],
    // Static hosts read these as any address, and as any part of one.
    [/\*|\/:/, "Une redirection vaut pour une seule adresse, sans * ni /:."],
  ];
  const problem = problemIn(typed, [invisible, space, backslash, ...rules]) ?? problemInPath(typed);
  return problem ? { problem } : encoded(typed.replace(/(.)\/$/, "$1"));
}

/** Where a redirect leads: a path of this site, with what follows it, or an https address. */
export function targetOf(typed: string, siteUrl: string): Typed {
  const target = withoutSite(typed, siteUrl);
  const [path = ""] = target.split(/[?#]/, 1);
  const problem =
    problemIn(target, [invisible, space, backslash]) ??
    (path.startsWith("/") ? problemInPath(path) : problemInHost(target));
  return problem ? { problem } : encoded(target);
}

/** An address that was copied from a browser, as a path where it is one of this site. */
function withoutSite(typed: string, siteUrl: string): string {
  const [site = ""] = /^https?:\/\/[^/?#@\\]*/i.exec(typed) ?? [];
  if (URL.parse(site)?.origin !== new URL(siteUrl).origin) return typed;
  return typed.slice(site.length).replace(/^(?!\/)/, "/");
}

function problemIn(text: string, rules: Rule[]): string | undefined {
  return rules.find(([wrong]) => wrong.test(text))?.[1];
}

/** A path is judged by what it says: `/%2Fother.example` is `//other.example` to some. */
function problemInPath(path: string): string | undefined {
  try {
    return problemIn(decodeURIComponent(path), pathRules);
  } catch {
    return "Après un % viennent deux chiffres de 0 à F : pour le signe lui-même, écrivez %25.";
  }
}

/** The host is the one staff read: nothing stands before it, and it is a whole name. */
function problemInHost(typed: string): string | undefined {
  const [, host] = /^https:\/\/([^/?#]*)/i.exec(typed) ?? [];
  if (host === undefined) return "Une adresse commence par / ou https://.";
  return /^[^@]+\.[^@]+$/.test(host) && URL.canParse(typed)
    ? undefined
    : "Après https:// vient le nom d’un site, www.exemple.be par exemple.";
}

/** In characters, encoded; servers and browsers take no header without end. */
const longest = 2000;

function encoded(typed: string): Typed {
  const { href, origin } = new URL(typed, "https://site.example");
  const address = typed.startsWith("/") ? href.slice(origin.length) : href;
  return address.length > longest ? { problem: "Cette adresse est trop longue." } : { address };
}
