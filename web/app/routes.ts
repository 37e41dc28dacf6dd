import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the site. What is not here is a page of the CMS, or not found. */
export default [
  index("pages/page.tsx", { id: "home" }),
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  route("llms.txt", "pages/llms.ts"),
  route("blog/rss.xml", "pages/rss.ts"),
  route("_redirects", "pages/redirects.ts"),
  route("social/*", "pages/socialImage.ts"),
  // Each page as Markdown, at its own address with `.md`.
  ...[":page.md", ":folder/:page.md", ":folder/:subfolder/:page.md"].map((path) =>
    route(path, "pages/markdown.ts", { id: path }),
  ),
  route("recherche", "pages/search.tsx"),
  route("programme/:slug", "pages/programmeBlock.tsx"),
  route("blog/categorie/:category", "pages/page.tsx", { id: "blog-category" }),
  route("blog/:slug", "pages/article.tsx"),
  route("agenda/calendrier.pdf", "pages/calendarPdf.ts"),
  route("agenda/calendrier.ics", "pages/calendarIcs.ts"),
  route("confirmation", "pages/confirmation.tsx"),
  route("images/*", "pages/images.ts"),
  route("preview/enable", "pages/previewEnable.ts"),
  route("preview/disable", "pages/previewDisable.ts"),
  route("healthz", "pages/healthz.ts"),
  route("404", "pages/notFound.tsx"),
  route("*", "pages/page.tsx"),
] satisfies RouteConfig;
