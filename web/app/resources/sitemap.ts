import { getAddressed } from "../content/addressed.ts";
import { contentContext } from "../site/contexts.ts";
import { getLastChanges } from "../content/lastChanges.ts";
import { env } from "../env.server.ts";
import { sitemap } from "../seo/sitemap.ts";
import { xmlResponse } from "../seo/xml.ts";
import { categories, categoryPath } from "../content/categories.ts";
import type { Route } from "./+types/sitemap.ts";

/** Every page that search engines may show. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [documents, lastChange] = await Promise.all([getAddressed(content), getLastChanges(content)]);
  const shown = documents.filter(({ hidden }) => !hidden);
  const blog = shown.find(({ path }) => path === "/blog");
  const parts = blog ? categories.map(({ slug }) => ({ ...blog, path: categoryPath(slug) })) : [];
  const entries = [...shown, ...parts].map(({ _id, path }) => ({
    url: env.SITE_URL + path,
    lastmod: lastChange(_id),
  }));
  return xmlResponse(sitemap(entries), "application/xml");
}
