import { documentAt } from "studio/addresses";

import { getArticle } from "../content/article.ts";
import { lake } from "../content/client.server.ts";
import type { Content } from "../content/content.ts";
import type { Image } from "../content/image.ts";
import { imageUrl } from "../pictures/imageUrl.ts";
import { getPage } from "../content/page.ts";
import { getProgrammeBlock } from "../content/programmeBlock.ts";
import { getSettings } from "../content/settings.ts";
import { getYear } from "../content/year.ts";
import { env } from "../env.server.ts";
import { articleMarkdown, pageMarkdown, programmeBlockMarkdown } from "./documents.ts";
import { createWriter, type Writer } from "./writer.ts";

/** Writers for the pages of this site, by path. */
export async function getWriters(content: Content): Promise<(path: string) => Writer> {
  const settings = await getSettings(content);
  const address = (image: Image, width: number) =>
    imageUrl(lake, image, (url) => url.width(width).auto("format"));
  return (path) => createWriter({ url: env.SITE_URL + path, settings, imageUrl: address });
}

/** The page, block or article at an address as Markdown; null when there is none. */
export async function readMarkdown(content: Content, path: string, write: Writer): Promise<string | null> {
  const document = documentAt(path);
  const article = document.type === "article" && (await getArticle(content, document.slug));
  if (article) return articleMarkdown(article, write);
  const block = document.type === "programmeBlock" && (await getProgrammeBlock(content, document.slug));
  const year = await getYear(content);
  if (block) return programmeBlockMarkdown(block, write, year);
  const page = await getPage(content, path);
  return page && pageMarkdown(page, write, year);
}
