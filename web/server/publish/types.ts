import { extname } from "node:path";

/** By the end of a file's name; a page's address has none. */
export const types: Record<string, string> = {
  "": "text/html; charset=utf-8",
  ".avif": "image/avif",
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".ics": "text/calendar; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** What a browser may fetch before it is asked for. */
export const speculationRules = "/speculation-rules.json";

/** Types that the end of a name does not tell. */
export const namedTypes: Record<string, string> = {
  "/blog/rss.xml": "application/rss+xml",
  [speculationRules]: "application/speculationrules+json",
};

/** The type of a file of the site, by its address. */
export function typeOf(address: string): string {
  const [path = ""] = address.split("?");
  return namedTypes[path] ?? types[extname(path)] ?? "application/octet-stream";
}

/** Whether what is of a type is compressed already. */
export const isCompressed = (type: string): boolean => /^image\/(?!svg)|^application\/pdf|^font\//.test(type);
