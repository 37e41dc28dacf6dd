import { env } from "../env.server.ts";

export function loader() {
  return new Response(`User-agent: *\nDisallow: /preview\n\nSitemap: ${env.SITE_URL}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
