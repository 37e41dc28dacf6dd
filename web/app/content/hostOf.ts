/** Where an address leads, for who decides whether to follow it: `youtube.com`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
}
