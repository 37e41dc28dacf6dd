/** The addresses of the sitemap, and a confirmation, which it leaves out. */
export async function publicPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  return [...addresses.map((address) => new URL(address).pathname), "/confirmation?type=contact"];
}
