import { documentAt } from "studio/addresses";

import { getArticlePage } from "../content/article.ts";
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

/**
 * What writes the page, block or article at an address as Markdown, all of it read at once; null when there is none.
 * @param alone without the names of the pages before and after it.
 */
export async function readMarkdown(
  content: Content,
  path: string,
  alone = false,
): Promise<((write: Writer) => string) | null> {
  const document = documentAt(path);
  if (document.type === "article") {
    // What its page reads too: where both are made, it is read once.
    const article = await getArticlePage(content, document.slug);
    return article && ((write) => articleMarkdown(article, write));
  }
  if (document.type === "programmeBlock") {
    const [block, year] = await Promise.all([getProgrammeBlock(content, document.slug), getYear(content)]);
    const beside = alone ? { previous: null, next: null } : {};
    return block && ((write) => programmeBlockMarkdown({ ...block, ...beside }, write, year));
  }
  if (document.type !== "page") return null;
  const [page, year] = await Promise.all([getPage(content, document.path), getYear(content)]);
  return page && ((write) => pageMarkdown(page, write, year));
}
