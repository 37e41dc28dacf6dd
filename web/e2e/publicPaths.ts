import { type APIRequestContext, expect } from "@playwright/test";

/** An address the site does not have. */
export const nowhere = "/cette-page-n-existe-pas";

/** Every page a visitor may come to: those of the sitemap, and those it leaves out. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  // What is said of each page is not true because there is none.
  expect(addresses.length).toBeGreaterThan(20);
  return [
    ...addresses.map((address) => new URL(address).pathname),
    "/confirmation?type=contact",
    "/recherche?q=agents",
    nowhere,
  ];
}
