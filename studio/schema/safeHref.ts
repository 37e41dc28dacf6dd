/** An address a visitor may be led to: a path of the site, the web, a mail, a telephone; else undefined. */
export function safeHref(href: string): string | undefined {
  const isPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(href);
  return isPath || (/^(https?|mailto|tel):/i.test(href) && URL.canParse(href)) ? href : undefined;
}

/** A place in the page, or an address a visitor may be led to. */
export const leadsSomewhere = (href: string) => href.startsWith("#") || safeHref(href) !== undefined;
