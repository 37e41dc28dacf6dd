// Where documents stand on the site. Imports nothing: every room reads it.

/** Documents below a folder are addressed by their slug; a page says its whole path. */
const folders = { programmeBlock: "/programme/", article: "/blog/" } as const;

type Slugged = keyof typeof folders;
export type AddressedType = "page" | Slugged;
const slugged = Object.keys(folders) as Slugged[];
export const addressedTypes: AddressedType[] = ["page", ...slugged];

export type AddressedDocument =
  | { type: "page"; path: string }
  | { type: "programmeBlock"; slug: string }
  | { type: "article"; slug: string };

/** A slug as it is stored, or as a query or the seed has it. */
type Slug = string | { current?: string } | null;
type Addressed = { _type?: string; path?: Slug; slug?: Slug } | null;

/** Where a document stands; undefined for one without an address. */
export function addressOf(document: { _type: Slugged; slug: string }): string;
export function addressOf(document: Addressed): string | undefined;
export function addressOf(document: Addressed): string | undefined {
  if (document?._type === "page") return current(document.path);
  const type = slugged.find((one) => one === document?._type);
  const slug = current(document?.slug);
  return type && slug && folders[type] + slug;
}

function current(slug: Slug | undefined): string | undefined {
  return (typeof slug === "string" ? slug : slug?.current) || undefined;
}

/** The document that a path of the site shows, if there is one. */
export function documentAt(path: string): AddressedDocument {
  const [, folder, slug] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const type = slugged.find((one) => folders[one] === folder);
  return type && slug ? { type, slug } : { type: "page", path };
}

/** `addressOf` in GROQ, of the document at hand or of one that `prefix` leads to (`to->`). TypeGen reads it: no loops. */
export const addressGroq = (prefix = "") => /* groq */ `select(
  ${prefix}_type == "page" => ${prefix}path.current,
  ${prefix}_type == "programmeBlock" => "${folders.programmeBlock}" + ${prefix}slug.current,
  ${prefix}_type == "article" => "${folders.article}" + ${prefix}slug.current
)`;
