import { confirmationTypes } from "studio/choices";

import { calendarIcsPath, calendarPdfPath } from "./calendar/addresses.ts";
import { getAddressed } from "./content/addressed.ts";
import { getArticleLists } from "./content/articleLists.ts";
import { publishedClient } from "./content/client.server.ts";
import { readContent } from "./content/content.ts";
import { getMappedCount } from "./content/lastChanges.ts";
import { numberedPath, pagesFor } from "./content/numberedPages.ts";
import { env } from "./env.server.ts";
import { markdownPath, socialImagePath } from "./seo/machinePaths.ts";
import { sitemapParts } from "./seo/sitemap.ts";
import { renderingContext } from "./site/contexts.ts";

/** An address of the site, with the file that a static host would serve it from and its status. */
export type Address = { address: string; file: string; status: number };

const redirects: Address = { address: "/_redirects", file: "_redirects", status: 200 };
const notFound: Address = { address: "/404", file: "404.html", status: 404 };

/** What the built application gives the server that renders, keeps and serves its pages. */
export const application = {
  env,
  client: publishedClient,
  renderingContext,
  redirects,
  notFound,
  /** What the site is made of: pages; the same for machines; and the pictures of pages, which take long to draw. */
  addresses: {
    pages: async () => [
      ...(await documentPaths()).map(page),
      ...(await listPaths()).map(page),
      page("/confirmation"),
      ...confirmationTypes.map((type) => page(`/confirmation?type=${type}`)),
      redirects,
      notFound,
    ],
    files: async () =>
      [
        "/sitemap.xml",
        ...sitemapParts(await getMappedCount(published())),
        "/robots.txt",
        "/llms.txt",
        "/blog/rss.xml",
        calendarPdfPath,
        calendarIcsPath,
        ...(await documentPaths()).map(markdownPath),
      ].map(file),
    pictures: async () => (await documentPaths()).map(socialImagePath).map(file),
  },
};

/** `/tarifs` is `tarifs/index.html`, `/confirmation?type=school` is `confirmation/type=school/index.html`. */
function page(address: string): Address {
  const folder = address.replace("?", "/").slice(1);
  return { address, file: folder ? `${folder}/index.html` : "index.html", status: 200 };
}

function file(address: string): Address {
  return { address, file: address.slice(1), status: 200 };
}

const published = () => readContent(publishedClient);

async function documentPaths(): Promise<string[]> {
  const documents = await getAddressed(published());
  return documents.map(({ path }) => path);
}

/** The categories of the blog, and the further pages of every list. */
async function listPaths(): Promise<string[]> {
  const { pages, categories } = await getArticleLists(published());
  const further = [...pages, ...categories].flatMap(({ path, count }) =>
    Array.from({ length: pagesFor(count) - 1 }, (_, index) => numberedPath(path, index + 2)),
  );
  return [...categories.map(({ path }) => path), ...further];
}
