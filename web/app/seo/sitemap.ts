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
