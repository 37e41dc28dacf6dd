import type { Groups, ListChange } from "./task.ts";

/** What has changed of a list of addresses; all there is where it is not known how it was before. */
export function listChange(now: Groups, before: Groups | undefined): ListChange {
  if (!before) return { added: now, removed: undefined };
  const [had, has] = [before, now].map((groups) => new Set(Object.values(groups).flat())) as [
    Set<string>,
    Set<string>,
  ];
  const added = (group: keyof Groups) => now[group].filter((address) => !had.has(address));
  return {
    added: { pages: added("pages"), files: added("files"), pictures: added("pictures") },
    removed: [...had].filter((address) => !has.has(address)),
  };
}
