import { getAddressed } from "../content/addressed.ts";
import { contentContext } from "../site/contexts.ts";
import { getSettings } from "../content/settings.ts";
import { env } from "../env.server.ts";
import { llms } from "../seo/llms.ts";
import type { Route } from "./+types/llms.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [settings, documents] = await Promise.all([getSettings(content), getAddressed(content)]);
  return new Response(llms({ siteUrl: env.SITE_URL, settings }, documents), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
