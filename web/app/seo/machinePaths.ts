/** Where a page stands as Markdown: `/tarifs.md`, the home page at `/index.md`. */
export function markdownPath(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

/** Where a page's picture for shares stands: `/social/tarifs.png`. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.png`;
}

/** The page that one of these files was made for. */
export function pagePath(file: string): string {
  const path = file.replace(/^\/social(?=\/)/, "").replace(/\.(md|png)$/, "");
  return path === "/index" ? "/" : path;
}

/** How many documents a part of the sitemap has. 50,000 are allowed; these are read and written in a few milliseconds. */
export const perPart = 2_000;

const partPath = (number: number) => `/sitemap/${number}.xml`;

/** The parts of a sitemap of so many documents; none while it fits in one. */
export function sitemapParts(documents: number): string[] {
  if (documents <= perPart) return [];
  return Array.from({ length: Math.ceil(documents / perPart) }, (_, index) => partPath(index + 1));
}

/** The parts beside one, of so many that stand together; none of what is no part. */
export function partsBeside(address: string, together: number): string[] {
  const number = Number(/^\/sitemap\/(\d+)\.xml$/.exec(address)?.[1] ?? 0);
  if (number === 0) return [];
  const first = number - ((number - 1) % together);
  const parts = Array.from({ length: together }, (_, index) => partPath(first + index));
  return parts.filter((part) => part !== address);
}
