import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the site. What is not here is a page of the CMS, or not found. */
export default [
  index("pages/page.tsx", { id: "home" }),
  route("programme/:slug", "pages/programmeBlock.tsx"),
  route("blog/categorie/:category", "pages/page.tsx", { id: "blog-category" }),
  route("blog/:slug", "pages/article.tsx"),
  route("confirmation", "pages/confirmation.tsx"),
  route("images/*", "pages/images.ts"),
  route("preview/enable", "pages/previewEnable.ts"),
  route("preview/disable", "pages/previewDisable.ts"),
  route("healthz", "pages/healthz.ts"),
  route("404", "pages/notFound.tsx"),
  route("*", "pages/page.tsx"),
] satisfies RouteConfig;
