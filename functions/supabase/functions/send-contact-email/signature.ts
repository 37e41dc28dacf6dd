/** A note as what mail programs take for a signature, below a text. */
export const signature = (note: string[]) => (note.length ? `\n\n-- \n${note.join("\n\n")}` : "");
