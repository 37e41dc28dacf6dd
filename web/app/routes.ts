import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { folders } from "functions/folders";
import { below, mostParts, own } from "studio/addresses";

/** A route at one of the site's own addresses, or below it: no document can take its place. */
const at = (address: (typeof own)[keyof typeof own], rest = "") => address.slice(1) + rest;

/** Each page as Markdown, at its own address with `.md`, however many folders it stands in. */
const markdown = Array.from({ length: mostParts }, (_, folders) => {
  const path = [...Array.from({ length: folders }, (_, at) => `:folder${at + 1}`), ":page.md"].join("/");
  return route(path, "resources/markdown.ts", { id: path });
});

/** The page of each document below a folder, in a file of its type's name. */
const documents = Object.entries(folders).map(([type, folder]) =>
  route(`${folder.slice(1)}:slug`, `pages/${type}.tsx`),
);

/** Every URL of the site. What is not here is a page of the CMS, or not found. */
export default [
  index("pages/page.tsx", { id: "home" }),
  route("sitemap.xml", "resources/sitemap.ts"),
  route(at(own.sitemaps, ":part.xml"), "resources/sitemap.ts", { id: "sitemap-part" }),
  route("robots.txt", "resources/robots.ts"),
  route("llms.txt", "resources/llms.ts"),
  route("blog/rss.xml", "resources/rss.ts"),
  route("_redirects", "resources/redirects.ts"),
  route(at(own.social, "*"), "resources/socialImage.ts"),
  ...markdown,
  route(at(own.search), "pages/search.tsx"),
  ...documents,
  route(`${below.articleCategory.slice(1)}:category`, "pages/page.tsx", { id: "blog-category" }),
  route("agenda/calendrier.pdf", "resources/calendarPdf.ts"),
  route("agenda/calendrier.ics", "resources/calendarIcs.ts"),
  route(at(own.confirmation), "pages/confirmation.tsx"),
  route(at(own.images, "*"), "resources/images.ts"),
  route(at(own.preview, "enable"), "resources/previewEnable.ts"),
  route(at(own.preview, "check"), "resources/previewCheck.ts"),
  route(at(own.preview, "framed"), "resources/previewFramed.ts"),
  route(at(own.preview, "day"), "resources/previewDay.ts"),
  route(at(own.preview, "disable"), "resources/previewDisable.ts"),
  route(at(own.notFound), "pages/notFound.tsx"),
  route("*", "pages/page.tsx"),
] satisfies RouteConfig;
