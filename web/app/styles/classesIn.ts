/** The first class of each selector of a stylesheet: without one of them in a page, none of its rules applies. */
export function classesIn(css: string): string[] {
  const selectors = css.matchAll(/(?<=^|[{},])[^{},]*?\.([a-z][\w-]*)/gi);
  return [...new Set([...selectors].map(([, name = ""]) => name))];
}
