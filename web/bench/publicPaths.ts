/** The addresses of the sitemap, in whatever parts it is, and a confirmation, which it leaves out. */
export async function publicPaths(site: string): Promise<string[]> {
  const listed = await locationsIn(site, "/sitemap.xml");
  const parts = listed.filter((path) => path.endsWith(".xml"));
  const pages = await Promise.all(parts.map((part) => locationsIn(site, part)));
  return [...listed.filter((path) => !parts.includes(path)), ...pages.flat(), "/confirmation?type=contact"];
}

async function locationsIn(site: string, path: string): Promise<string[]> {
  const sitemap = await (await fetch(site + path)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
