import MarkdownIt from "markdown-it";

import { getFeed } from "../content/feed.ts";
import { contentContext } from "../site/contexts.ts";
import { getSettings } from "../content/settings.ts";
import { env } from "../env.server.ts";
import { articleText } from "../markdown/documents.ts";
import { getWriters } from "../markdown/readMarkdown.server.ts";
import { rss } from "../seo/rss.ts";
import { xmlResponse } from "../seo/xml.ts";
import type { Route } from "./+types/rss.ts";

const html = new MarkdownIt();

/** The blog's latest articles as a feed, the whole text in it. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [{ name, description }, writers, found] = await Promise.all([
    getSettings(content),
    getWriters(content),
    getFeed(content),
  ]);
  const feed = rss({
    url: `${env.SITE_URL}/blog/rss.xml`,
    page: `${env.SITE_URL}/blog`,
    title: `${found?.blog?.title ?? "Blog"} | ${name}`,
    description: found?.blog?.description ?? description ?? name,
    items: (found?.articles ?? []).map((article) => ({
      ...article,
      url: env.SITE_URL + article.path,
      html: html.render(articleText(article, writers(article.path))),
    })),
  });
  return xmlResponse(feed, "application/rss+xml");
}
