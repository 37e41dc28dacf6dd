import type { Seo } from "../content/seo.ts";

type Page = { path: string; title: string; description?: string | undefined; seo?: Seo | null | undefined };
type Site = { siteUrl: string; settings: { name: string; description: string } };

/** The tags of a page's head. The title ends with the school's name. */
export function headTags(site: Site, { path, title, description, seo }: Page) {
  const fullTitle = `${seo?.title ?? title} | ${site.settings.name}`;
  const text = seo?.description ?? description ?? site.settings.description;
  const url = site.siteUrl + path;
  return [
    { title: fullTitle },
    { name: "description", content: text },
    { tagName: "link", rel: "canonical", href: url },
    ...(seo?.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "fr_BE" },
    { property: "og:site_name", content: site.settings.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: text },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
