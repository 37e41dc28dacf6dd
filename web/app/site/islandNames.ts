/** The islands: each a folder here whose `mount.tsx` runs in a visitor's browser. */
export const islandNames = ["calculator", "chat", "contact", "exercise"] as const;

export type IslandName = (typeof islandNames)[number];
