import { cdata, xml, type Xml } from "./xml.ts";

export type Feed = { url: string; page: string; title: string; description: string; items: FeedItem[] };

export type FeedItem = {
  url: string;
  title: string;
  /** The day of the article, `2025-10-04`. */
  date?: string | null | undefined;
  category?: { title: string } | null | undefined;
  excerpt?: string | null | undefined;
  /** The full text, its addresses absolute. */
  html: string;
};

/** RSS 2.0 with the full text of each article. */
export function rss({ url, page, title, description, items }: Feed): Xml {
  return xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${title}</title>
<link>${page}</link>
<description>${description}</description>
<language>fr-be</language>
<atom:link href="${url}" rel="self" type="application/rss+xml" />
${items.map(item)}
</channel>
</rss>
`;
}

function item({ url, title, date, category, excerpt, html }: FeedItem): Xml {
  return xml`<item>
<title>${title}</title>
<link>${url}</link>
<guid>${url}</guid>
${date ? xml`<pubDate>${new Date(date).toUTCString()}</pubDate>` : ""}
${category ? xml`<category>${category.title}</category>` : ""}
${excerpt ? xml`<description>${excerpt}</description>` : ""}
<content:encoded>${cdata(html)}</content:encoded>
</item>`;
}
