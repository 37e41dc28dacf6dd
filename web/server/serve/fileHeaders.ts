import { extname } from "node:path";

import { own } from "studio/addresses";

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

/** Types that the end of a name does not tell. */
const namedTypes: Record<string, string> = {
  "/blog/rss.xml": "application/rss+xml",
  "/speculation-rules.json": "application/speculationrules+json",
};

/** The headers of every answer. A page's own policy stands in the page. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

const forEver = "public, max-age=31536000, immutable";
/** An SVG opened as a page may not run scripts or load anything. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The type of a file of the site, by its address. */
export function typeOf(address: string): string {
  const [path = ""] = address.split("?");
  return namedTypes[path] ?? types[extname(path)] ?? "application/octet-stream";
}

/** The headers of a file of the site but those of its body. */
export function fileHeaders(address: string, siteUrl: string): Record<string, string> {
  const type = typeOf(address);
  const page = type.startsWith("text/html");
  const picture = address.startsWith(own.images);
  return {
    "Content-Type": type,
    ...commonHeaders(siteUrl),
    "Cache-Control":
      picture || address.startsWith(own.assets) ? forEver : "public, max-age=0, must-revalidate",
    ...(picture && { "Content-Security-Policy": picturePolicy, Vary: "Accept" }),
    ...(page && { "Speculation-Rules": '"/speculation-rules.json"' }),
    // Search engines are to show the page, not its Markdown.
    ...(address.endsWith(".md") && {
      Link: `<${siteUrl}${encodeURI(address.replace(/^\/index\.md$|\.md$/, "") || "/")}>; rel="canonical"`,
    }),
  };
}

/** The headers as Cloudflare Pages and Netlify read them, in a file `_headers` of the folder. */
export function headersFile(siteUrl: string): string {
  const { "Content-Type": _, "Cache-Control": cached, ...page } = fileHeaders("/", siteUrl);
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", { ...page, "Cache-Control": cached ?? "" }],
    [
      "/assets/*",
      { "! Cache-Control": "", "Cache-Control": fileHeaders("/assets/", siteUrl)["Cache-Control"] ?? "" },
    ],
    ...Object.entries({ ...namedTypes, "/*.ics": types[".ics"]! }).map(
      ([path, type]) => [path, { "Content-Type": type }] as [string, Record<string, string>],
    ),
    ["/*.md", { "Content-Type": types[".md"]!, Link: `<${siteUrl}/:splat>; rel="canonical"` }],
    ["/index.md", { "! Link": "", Link: `<${siteUrl}/>; rel="canonical"` }],
  ];
  return rules
    .map(([path, headers]) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) => `  ${value ? `${name}: ${value}` : name}`),
      ].join("\n"),
    )
    .join("\n");
}
