import MarkdownIt from "markdown-it";
import { documentAt } from "studio/addresses";

import { getAddressed } from "../content/addressed.ts";
import { getArticle } from "../content/article.ts";
import { contentContext } from "../site/contexts.ts";
import { getSettings } from "../content/settings.ts";
import { env } from "../env.server.ts";
import { articleText } from "../markdown/documents.ts";
import { getWriters } from "../markdown/readMarkdown.server.ts";
import { rss } from "../seo/rss.ts";
import { xmlResponse } from "../seo/xml.ts";
import type { Route } from "./+types/rss.ts";

const html = new MarkdownIt();
const most = 20;

/** The blog as a feed, the whole text in it. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [settings, writers, documents] = await Promise.all([
    getSettings(content),
    getWriters(content),
    getAddressed(content),
  ]);
  const latest = documents
    .filter(({ hidden }) => !hidden)
    .map(({ path }) => documentAt(path))
    .filter((document) => document.type === "article")
    .slice(0, most);
  const articles = await Promise.all(latest.map(({ slug }) => getArticle(content, slug)));
  const { name, description } = settings;
  const blog = documents.find(({ path }) => path === "/blog");
  const feed = rss({
    url: `${env.SITE_URL}/blog/rss.xml`,
    page: `${env.SITE_URL}/blog`,
    title: `${blog?.title ?? "Blog"} | ${name}`,
    description: blog?.description ?? description,
    items: articles
      .filter((article) => article !== null)
      .map((article) => ({
        ...article,
        url: env.SITE_URL + article.path,
        html: html.render(articleText(article, writers(article.path))),
      })),
  });
  return xmlResponse(feed, "application/rss+xml");
}
