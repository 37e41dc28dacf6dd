import { confirmationTypes } from "studio/choices";

import { calendarIcsPath, calendarPdfPath } from "./calendar/addresses.ts";
import { getAddressed } from "./content/addressed.ts";
import { categories, categoryPath } from "./content/categories.ts";
import { clientConfig, publishedClient } from "./content/client.server.ts";
import { readContent, type Reading } from "./content/content.ts";
import { env } from "./env.server.ts";
import { cropSignature } from "./pictures/cropSignature.server.ts";
import { signCropsWith } from "./pictures/imageUrl.ts";
import { markdownPath, socialImagePath } from "./seo/machinePaths.ts";
import { lastEventContext, renderingContext } from "./site/contexts.ts";

/** Every address of the site but its built files: pages; the same for machines; and the pictures of pages, which take long to draw. */
export type Addresses = { pages: string[]; files: string[]; pictures: string[]; reading: Reading };

signCropsWith(cropSignature);

/** What the built application gives the server that renders, keeps and serves its pages. */
export const application = {
  env,
  clientConfig,
  lastEventContext,
  renderingContext,
  /** @param lastEvent the lake's last live event: what is read is not older. */
  async addresses(lastEvent?: string): Promise<Addresses> {
    const content = readContent(publishedClient, lastEvent);
    const paths = (await getAddressed(content)).map(({ path }) => path);
    return {
      pages: [
        ...paths,
        ...categories.map(({ slug }) => categoryPath(slug)),
        "/confirmation",
        ...confirmationTypes.map((type) => `/confirmation?type=${type}`),
        "/_redirects",
        "/404",
      ],
      files: [
        "/sitemap.xml",
        "/robots.txt",
        "/llms.txt",
        "/blog/rss.xml",
        calendarPdfPath,
        calendarIcsPath,
        ...paths.map(markdownPath),
      ],
      pictures: paths.map(socialImagePath),
      reading: content.reading,
    };
  },
};
