import { own } from "studio/addresses";

import { namedTypes, speculationRules, typeOf, types } from "../publish/types.ts";

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

/** How long a browser keeps a file: one that never changes under its address, and all others. */
export const caching = {
  forEver: "public, max-age=31536000, immutable",
  asked: "public, max-age=0, must-revalidate",
};
/** An SVG opened as a page may not run scripts or load anything. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The headers of a file of the site but those of its body. */
export function fileHeaders(address: string, siteUrl: string): Record<string, string> {
  const type = typeOf(address);
  const page = type.startsWith("text/html");
  const picture = address.startsWith(own.images);
  return {
    "Content-Type": type,
    ...commonHeaders(siteUrl),
    "Cache-Control": picture || address.startsWith(own.assets) ? caching.forEver : caching.asked,
    ...(picture && { "Content-Security-Policy": picturePolicy, Vary: "Accept" }),
    ...(page && { "Speculation-Rules": `"${speculationRules}"` }),
    // Search engines are to show the page, not its Markdown.
    ...(address.endsWith(".md") && {
      Link: `<${siteUrl}${encodeURI(address.replace(/^\/index\.md$|\.md$/, "") || "/")}>; rel="canonical"`,
    }),
  };
}

/** The headers as Cloudflare Pages and Netlify read them, in a file `_headers` of the folder. */
export function headersFile(siteUrl: string): string {
  const { "Content-Type": _, ...page } = fileHeaders("/", siteUrl);
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", page],
    [`${own.assets}*`, { "! Cache-Control": "", "Cache-Control": caching.forEver }],
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
