import { getAddressed } from "../content/addressed.ts";
import { getArticleLists } from "../content/articleLists.ts";
import { assertFirstPage } from "../content/firstPage.ts";
import { env } from "../env.server.ts";
import { contentContext } from "../site/contexts.ts";
import { flattenRedirects, getRedirects } from "../content/redirect.ts";
import { withMarkdown } from "../seo/withMarkdown.ts";
import type { Route } from "./+types/redirects.ts";

/** The redirects of the CMS as static hosts read them; web/server serves them from here too. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [redirects, documents, { categories }] = await Promise.all([
    getRedirects(content, env.SITE_URL),
    getAddressed(content),
    getArticleLists(content),
    assertFirstPage(content),
  ]);
  const written = new Set(documents.map(({ path }) => path));
  const pages = new Set([...written, ...categories.map(({ path }) => path)]);
  const lines = withMarkdown(flattenRedirects(redirects, pages), written).map(
    ({ from, to, permanent }) => `${from} ${to} ${permanent ? 301 : 302}\n`,
  );
  return new Response(lines.join(""), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
