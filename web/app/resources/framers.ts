/** Who may show a draft in a frame: the Studio, and Sanity's Dashboard around one that Sanity hosts. */
export function framers(studioUrl: string): string {
  return studioUrl.endsWith(".sanity.studio") ? `${studioUrl} https://www.sanity.io` : studioUrl;
}
