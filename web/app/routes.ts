import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the site. What is not here is a page of the CMS, or not found. */
export default [
  index("pages/page.tsx", { id: "home" }),
  route("sitemap.xml", "resources/sitemap.ts"),
  route("sitemap/:part.xml", "resources/sitemap.ts", { id: "sitemap-part" }),
  route("robots.txt", "resources/robots.ts"),
  route("llms.txt", "resources/llms.ts"),
  route("blog/rss.xml", "resources/rss.ts"),
  route("_redirects", "resources/redirects.ts"),
  route("social/*", "resources/socialImage.ts"),
  // Each page as Markdown, at its own address with `.md`.
  ...[":page.md", ":folder/:page.md", ":folder/:subfolder/:page.md"].map((path) =>
    route(path, "resources/markdown.ts", { id: path }),
  ),
  route("recherche", "pages/search.tsx"),
  route("programme/:slug", "pages/programmeBlock.tsx"),
  route("blog/categorie/:category", "pages/page.tsx", { id: "blog-category" }),
  route("blog/:slug", "pages/article.tsx"),
  route("agenda/calendrier.pdf", "resources/calendarPdf.ts"),
  route("agenda/calendrier.ics", "resources/calendarIcs.ts"),
  route("confirmation", "pages/confirmation.tsx"),
  route("images/*", "resources/images.ts"),
  route("preview/enable", "resources/previewEnable.ts"),
  route("preview/check", "resources/previewCheck.ts"),
  route("preview/framed", "resources/previewFramed.ts"),
  route("preview/day", "resources/previewDay.ts"),
  route("preview/disable", "resources/previewDisable.ts"),
  route("404", "pages/notFound.tsx"),
  route("*", "pages/page.tsx"),
] satisfies RouteConfig;
