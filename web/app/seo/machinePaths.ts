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
