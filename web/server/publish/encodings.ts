/** The suffixes a file stands under, by the encoding a browser names. */
export const encodings = { identity: "", br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;
