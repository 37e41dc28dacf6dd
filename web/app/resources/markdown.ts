import { getAnnouncement } from "../content/announcement.ts";
import { withAnnouncement } from "../markdown/documents.ts";
import { printable } from "../content/printable.ts";
import { contentContext } from "../site/contexts.ts";
import { env } from "../env.server.ts";
import { getWriters, readMarkdown } from "../markdown/readMarkdown.server.ts";
import { pagePath } from "../seo/machinePaths.ts";
import { notFound } from "../site/notFound.ts";
import type { Route } from "./+types/markdown.ts";

/** A page as Markdown, at the page's address with `.md`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const path = pagePath(url.pathname);
  const [writers, announcement, written] = await Promise.all([
    getWriters(content),
    getAnnouncement(content),
    readMarkdown(content, path),
  ]);
  if (!written) throw notFound(path);
  const write = writers(path);
  return new Response(printable(`${withAnnouncement(written(write), announcement, write)}\n`), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      // Search engines are to show the page, not this.
      Link: `<${env.SITE_URL}${path}>; rel="canonical"`,
    },
  });
}
