import type { Image } from "../content/image.ts";
import { imageUrl } from "../pictures/imageUrl.ts";
import { numberedPath } from "../content/numberedPages.ts";
import type { Seo } from "../content/seo.ts";
import { updatedDay } from "../content/updatedDay.ts";
import { markdownPath, socialImagePath } from "./machinePaths.ts";

type Page = {
  path: string;
  title: string;
  description?: string | null | undefined;
  seo?: Seo | null | undefined;
  /** Of a list in pages: which one this is, and of how many. */
  pages?: { number: number; last: number };
  /** The document the page shows, if it has one of its own: it has a picture for shares, of this version. */
  document?: { path: string; drawn: string };
  article?: {
    date?: string | null | undefined;
    updated?: string | null | undefined;
    category?: { title: string } | null | undefined;
  };
};

type Site = {
  siteUrl: string;
  images: { projectId: string; dataset: string };
  settings: {
    name: string;
    description?: string | null | undefined;
    shareImage?: Image | null | undefined;
  };
};

/** The tags of a page's head. The title ends with the school's name. */
export function headTags(site: Site, page: Page) {
  const { path, title, seo, pages = { number: 1, last: 1 }, document, article } = page;
  const { name, description } = site.settings;
  const which = pages.number > 1 ? `, page ${pages.number}` : "";
  const fullTitle = `${seo?.title ?? title}${which} | ${name}`;
  const text = seo?.description ?? page.description ?? description ?? title;
  const url = site.siteUrl + numberedPath(path, pages.number);
  const image = shareImage(site, page);
  return [
    { title: fullTitle },
    { name: "description", content: text },
    ...(seo?.noIndex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }]),
    ...neighbours(site.siteUrl + path, pages),
    ...(document?.path === path && pages.number === 1
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "text/markdown",
            href: site.siteUrl + markdownPath(path),
          },
        ]
      : []),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `Blog ${name}`,
      href: `${site.siteUrl}/blog/rss.xml`,
    },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:locale", content: "fr_BE" },
    { property: "og:site_name", content: name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: text },
    { property: "og:url", content: url },
    { property: "og:image", content: image.url },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: fullTitle },
    { name: "twitter:description", content: text },
    { name: "twitter:image", content: image.url },
    { name: "twitter:image:alt", content: image.alt },
    ...(article ? articleTags(article) : []),
  ];
}

function neighbours(url: string, { number, last }: NonNullable<Page["pages"]>) {
  const link = (rel: string, other: number) => ({
    tagName: "link",
    rel,
    href: numberedPath(url, other),
  });
  return [
    ...(number > 1 ? [link("prev", number - 1)] : []),
    ...(number < last ? [link("next", number + 1)] : []),
  ];
}

/** The picture staff chose for shares, else the one drawn for the document, else the school's. */
function shareImage(
  { siteUrl, images, settings }: Site,
  { title, seo, document }: Page,
): { url: string; alt: string } {
  const chosen = seo?.image ?? (document ? null : settings.shareImage);
  if (chosen) {
    const path = imageUrl(images, chosen, (url) => url.width(1200).height(630).fit("crop").format("jpg"));
    return { url: siteUrl + path, alt: chosen.alt };
  }
  const version = document ? `?v=${document.drawn}` : "";
  return {
    url: siteUrl + socialImagePath(document?.path ?? "/") + version,
    alt: `${title} | ${settings.name}`,
  };
}

function articleTags(article: NonNullable<Page["article"]>) {
  const { date, category } = article;
  const modified = updatedDay(article) ?? date;
  return [
    ...(date ? [{ property: "article:published_time", content: date }] : []),
    ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
    ...(category ? [{ property: "article:section", content: category.title }] : []),
  ];
}
