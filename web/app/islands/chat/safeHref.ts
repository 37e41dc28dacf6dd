const followed = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address a visitor may be led to: a path of the site, the web, a mail, a telephone; else undefined. */
export function safeHref(href: string): string | undefined {
  const address = href.trim();
  if (address.startsWith("/")) return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) ? address : undefined;
  if (!/^[a-z]+:/i.test(address) || !URL.canParse(address)) return undefined;
  return followed.has(new URL(address).protocol) ? address : undefined;
}
