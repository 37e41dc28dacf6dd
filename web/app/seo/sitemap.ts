import { xml, type Xml } from "./xml.ts";

export type SitemapEntry = {
  url: string;
  /** When what the page shows was last changed, ISO 8601. */ lastmod?: string | undefined;
};

/** A sitemap as sitemaps.org defines it. */
export function sitemap(entries: SitemapEntry[]): Xml {
  return xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map(({ url, lastmod }) => xml`<url><loc>${url}</loc>${lastmod ? xml`<lastmod>${lastmod}</lastmod>` : ""}</url>`)}
</urlset>
`;
}
