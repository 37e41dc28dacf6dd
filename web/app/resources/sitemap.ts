import { getCategoryChanges } from "../content/articleLists.ts";
import { assertFirstPage } from "../content/firstPage.ts";
import { getLastChanges, getMappedCount } from "../content/lastChanges.ts";
import { contentContext } from "../site/contexts.ts";
import { notFound } from "../site/notFound.ts";
import { env } from "../env.server.ts";
import { perPart, sitemapParts } from "../seo/machinePaths.ts";
import { sitemap, sitemapIndex } from "../seo/sitemap.ts";
import { xmlResponse } from "../seo/xml.ts";
import type { Route } from "./+types/sitemap.ts";

/**
 * Every page that search engines may show, or the parts of that list when it is long. The further pages of the
 * blog are not in it: they are no results to show, and what they list is here itself.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { pathname } = new URL(request.url);
  const [count] = await Promise.all([getMappedCount(content), assertFirstPage(content)]);
  const parts = sitemapParts(count);
  const { part } = params;
  if (part === undefined && parts.length > 0)
    return xmlResponse(sitemapIndex(parts.map((path) => env.SITE_URL + path)), "application/xml");
  if (part !== undefined && !parts.includes(pathname)) throw notFound(pathname);

  const from = (Number(part ?? 1) - 1) * perPart;
  const documents = await getLastChanges(content, from, from + perPart);
  const hasBlog = documents.some(({ path }) => path === "/blog");
  const categories = hasBlog ? await getCategoryChanges(content) : [];
  const entries = [...documents, ...categories];
  return xmlResponse(
    sitemap(entries.map(({ path, lastChange }) => ({ url: env.SITE_URL + path, lastmod: lastChange }))),
    "application/xml",
  );
}
