import { calendarIcsPath, calendarPdfPath } from "../app/calendar/addresses.ts";
import { getAddressed } from "../app/content/addressed.ts";
import { publishedClient } from "../app/content/client.server.ts";
import { readContent } from "../app/content/content.ts";
import { getPaths } from "../app/content/paths.ts";
import { markdownPath, socialImagePath } from "../app/seo/machinePaths.ts";
import { notFoundAddress, redirectsAddress } from "./release.ts";
import type { Group } from "./site.ts";

/** What the site is made of: pages; the same for machines; and the pictures of pages, which take long to draw. */
export const groups = {
  pages: {
    addresses: async () => [
      ...(await getPaths(readContent(publishedClient))),
      redirectsAddress,
      notFoundAddress,
    ],
  },
  files: {
    addresses: async () => [
      "/sitemap.xml",
      "/robots.txt",
      "/llms.txt",
      "/blog/rss.xml",
      calendarPdfPath,
      calendarIcsPath,
      ...(await documentPaths()).map(markdownPath),
    ],
  },
  pictures: { addresses: async () => (await documentPaths()).map(socialImagePath), oneByOne: true },
} satisfies Record<string, Group>;

async function documentPaths(): Promise<string[]> {
  const documents = await getAddressed(readContent(publishedClient));
  return documents.map(({ path }) => path);
}
