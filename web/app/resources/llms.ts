import { getArticleLists } from "../content/articleLists.ts";
import { getOutline } from "../content/outline.ts";
import { contentContext } from "../site/contexts.ts";
import { getSettings } from "../content/settings.ts";
import { env } from "../env.server.ts";
import { llms } from "../seo/llms.ts";
import type { Route } from "./+types/llms.ts";

/** What a model reads at once stays short. */
const latest = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [settings, outline, { categories }] = await Promise.all([
    getSettings(content),
    getOutline(content, latest),
    getArticleLists(content),
  ]);
  return new Response(llms({ siteUrl: env.SITE_URL, settings }, outline, categories), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
