import type { IslandName } from "../site/islandNames.ts";

/** Where an island's memory stands in the tab's storage; with something there, the island starts at once. */
export const storageKey = (name: IslandName) => `island:${name}`;
