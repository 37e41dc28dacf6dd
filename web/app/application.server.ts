import { createRequestHandler, RouterContextProvider } from "react-router";
import { own } from "studio/addresses";
import { confirmationTypes } from "studio/choices";

import { getAddressed } from "./content/addressed.ts";
import { getArticleLists } from "./content/articleLists.ts";
import { getCalendarPaths } from "./calendar/getCalendarPaths.ts";
import { clientConfig, publishedClient } from "./content/client.server.ts";
import { type Content, readContent, type Reading } from "./content/content.ts";
import { getMappedCount } from "./content/lastChanges.ts";
import { numberedPath, pagesFor } from "./content/numberedPages.ts";
import { usesShown } from "./content/uses.ts";
import { env } from "./env.server.ts";
import { cropSignature } from "./pictures/cropSignature.server.ts";
import { signCropsWith } from "./pictures/imageUrl.ts";
import { markdownPath, sitemapParts, socialImagePath } from "./seo/machinePaths.ts";
import { keepOnly } from "./seo/social/cache.server.ts";
import { socialFolder } from "./seo/social/folder.server.ts";
import {
  keptContext,
  lastEventContext,
  previewContext,
  readingTogetherContext,
  renderingContext,
  tracedContext,
} from "./site/contexts.ts";

/** Every address of the site but its built files: pages; the same for machines; and the pictures of pages, which take long to draw. */
export type Addresses = { pages: string[]; files: string[]; pictures: string[]; reading: Reading };

signCropsWith(cropSignature);

/** What the built application gives the server that renders, keeps and serves its pages. */
export const application = {
  /** The router that is built in: of another copy it would know neither errors nor contexts. */
  createRequestHandler,
  RouterContextProvider,
  env,
  clientConfig,
  keptContext,
  lastEventContext,
  previewContext,
  readingTogetherContext,
  renderingContext,
  tracedContext,
  usesShown,
  /** @param lastEvent the lake's last live event: what is read is not older. */
  async addresses(lastEvent?: string): Promise<Addresses> {
    const content = readContent(publishedClient, lastEvent);
    const [documents, lists, mapped, calendar] = await Promise.all([
      getAddressed(content),
      listPaths(content),
      getMappedCount(content),
      getCalendarPaths(content),
    ]);
    const paths = documents.map(({ path }) => path);
    void keepOnly(socialFolder, paths).catch(console.error);
    return {
      pages: [
        ...paths,
        ...lists,
        own.confirmation,
        ...confirmationTypes.map((type) => `${own.confirmation}?type=${type}`),
        "/_redirects",
        own.notFound,
      ],
      files: [
        "/sitemap.xml",
        ...sitemapParts(mapped),
        "/robots.txt",
        "/llms.txt",
        "/blog/rss.xml",
        ...calendar,
        ...paths.map(markdownPath),
      ],
      pictures: paths.map(socialImagePath),
      reading: content.reading,
    };
  },
};

/** The categories of the blog, and the further pages of every list. */
async function listPaths(content: Content): Promise<string[]> {
  const { pages, categories } = await getArticleLists(content);
  const further = [...pages, ...categories].flatMap(({ path, count }) =>
    Array.from({ length: pagesFor(count) - 1 }, (_, index) => numberedPath(path, index + 2)),
  );
  return [...categories.map(({ path }) => path), ...further];
}
