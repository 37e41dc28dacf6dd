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

/** How long a browser keeps a file, one that never changes under its address and all others; and what no file holds. */
export const caching = {
  forEver: "public, max-age=31536000, immutable",
  asked: "public, max-age=0, must-revalidate",
  never: "no-store",
};
/** Added for a page, which leaves compressed: Cloudflare would hide its e-mail addresses from who runs no script. */
export const asItIs = ", no-transform";
export const isPage = (type: string) => type.startsWith("text/html");
/** An SVG opened as a page may not run scripts or load anything. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The headers of a file of the site but those of its body. */
export function fileHeaders(address: string, siteUrl: string): Record<string, string> {
  const type = typeOf(address);
  const page = isPage(type);
  const picture = address.startsWith(own.images);
  const lasting = picture || address.startsWith(own.assets) ? caching.forEver : caching.asked;
  return {
    "Content-Type": type,
    ...commonHeaders(siteUrl),
    "Cache-Control": lasting + (page ? asItIs : ""),
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
  const forEver = { "! Cache-Control": "", "Cache-Control": caching.forEver };
  const pictured = { "! Content-Security-Policy": "", "Content-Security-Policy": picturePolicy };
  const rules: [path: string, headers: Record<string, string>][] = [
    // These hosts compress a page on its way.
    ["/*", { ...page, "Cache-Control": caching.asked }],
    [`${own.assets}*`, forEver],
    [`${own.images}*`, { ...pictured, ...forEver }],
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
