import { xml, type Xml } from "./xml.ts";

export type SitemapEntry = {
  url: string;
  /** When what the page shows was last changed, ISO 8601. */ lastmod?: string | undefined;
};

/** A sitemap as sitemaps.org defines it: its addresses are encoded, and one that is none is left out. */
export function sitemap(entries: SitemapEntry[]): Xml {
  return xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.flatMap(entry)}
</urlset>
`;
}

function entry({ url, lastmod }: SitemapEntry): Xml[] {
  const address = URL.parse(url)?.href;
  if (address)
    return [xml`<url><loc>${address}</loc>${lastmod ? xml`<lastmod>${lastmod}</lastmod>` : ""}</url>`];
  console.error(`sitemap: ${JSON.stringify(url)} is no address`);
  return [];
}

/** Names the parts of a sitemap. */
export function sitemapIndex(urls: string[]): Xml {
  return xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => xml`<sitemap><loc>${url}</loc></sitemap>`)}
</sitemapindex>
`;
}

/** How many documents a part has. 50,000 are allowed; these are read and written in a few milliseconds. */
export const perPart = 2_000;

/** The parts of a sitemap of so many documents; none while it fits in one. */
export function sitemapParts(documents: number): string[] {
  if (documents <= perPart) return [];
  return Array.from({ length: Math.ceil(documents / perPart) }, (_, index) => `/sitemap/${index + 1}.xml`);
}
