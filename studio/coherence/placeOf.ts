import type { Path } from "sanity";

/** `sections[1].cards[0].content[2]` : the path as a reader of the seed counts it. */
export function placeOf(document: unknown, path: Path): string {
  let parent = document;
  let place = "";
  for (const part of path) {
    const at = typeof part === "object" ? indexOf(parent, part) : part;
    place += typeof at === "number" ? `[${at}]` : `${place && "."}${at}`;
    parent = (parent as Record<string, unknown> | undefined)?.[at];
  }
  return place;
}

function indexOf(list: unknown, part: object): number {
  return (list as object[]).findIndex((item) => "_key" in item && "_key" in part && item._key === part._key);
}
