/** What an island remembers for this tab stands under this and the island's name; with it there, the island starts at once. */
export const storagePrefix = "island:";
