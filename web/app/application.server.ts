import { confirmationTypes } from "studio/choices";

import { calendarIcsPath, calendarPdfPath } from "./calendar/addresses.ts";
import { getAddressed } from "./content/addressed.ts";
import { categories, categoryPath } from "./content/categories.ts";
import { publishedClient } from "./content/client.server.ts";
import { readContent } from "./content/content.ts";
import { env } from "./env.server.ts";
import { cropSignature } from "./pictures/cropSignature.server.ts";
import { signCropsWith } from "./pictures/imageUrl.ts";
import { previewCookieIn } from "./preview/preview.server.ts";
import { markdownPath, socialImagePath } from "./seo/machinePaths.ts";
import { renderingContext } from "./site/contexts.ts";

/** An address of the site, with the file that a static host would serve it from and its status. */
export type Address = { address: string; file: string; status: number };

signCropsWith(cropSignature);

const redirects: Address = { address: "/_redirects", file: "_redirects", status: 200 };
const notFound: Address = { address: "/404", file: "404.html", status: 404 };

/** What the built application gives the server that renders, keeps and serves its pages. */
export const application = {
  env,
  client: publishedClient,
  renderingContext,
  /** Whether who sends these cookies reads drafts, and not the pages that are kept. */
  isPreview: previewCookieIn,
  redirects,
  notFound,
  /** What the site is made of: pages; the same for machines; and the pictures of pages, which take long to draw. */
  addresses: {
    pages: async () => [
      ...(await documentPaths()).map(page),
      ...categories.map(({ slug }) => page(categoryPath(slug))),
      page("/confirmation"),
      ...confirmationTypes.map((type) => page(`/confirmation?type=${type}`)),
      redirects,
      notFound,
    ],
    files: async () =>
      [
        "/sitemap.xml",
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

async function documentPaths(): Promise<string[]> {
  const documents = await getAddressed(readContent(publishedClient));
  return documents.map(({ path }) => path);
}
