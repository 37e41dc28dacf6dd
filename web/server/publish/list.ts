import { application } from "./application.ts";
import { etagOf } from "./etagOf.ts";
import { listChange } from "./listChange.ts";
import type { Groups, Listed, ListTask } from "./task.ts";

/** What this thread found last. */
let last: { hash: string; groups: Groups } | undefined;

/** Every address of the site, as it differs from what the caller knows. */
export async function list({ lastEvent, known }: ListTask): Promise<Listed> {
  const { reading, ...groups } = await application.addresses(lastEvent);
  const hash = etagOf(JSON.stringify(groups));
  const { tags, until } = reading;
  if (hash === known) return { hash, tags, until, change: undefined };
  const change = listChange(groups, last && last.hash === known ? last.groups : undefined);
  last = { hash, groups };
  return { hash, tags, until, change };
}
