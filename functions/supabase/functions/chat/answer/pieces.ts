/** A text in groups of a few words, each with the space that follows it; together they are the text. */
export const pieces = (text: string) => text.match(/(?:\S+\s*){1,4}/g) ?? [];
