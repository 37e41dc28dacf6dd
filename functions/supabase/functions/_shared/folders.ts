/** Documents below a folder of the site are addressed there by their slug; a page says its whole path. */
export const folders = { programmeBlock: "/programme/", article: "/blog/" } as const;
export type Slugged = keyof typeof folders;
export const slugged = Object.keys(folders) as Slugged[];
