import { application } from "./application.ts";
import { etagOf } from "./etagOf.ts";
import type { Groups, ListChange, Listed, ListTask } from "./task.ts";

/** The addresses this thread found last. */
let last: { hash: string; addresses: ReadonlySet<string> } | undefined;

/** Every address of the site, as it differs from what the caller knows. */
export async function list({ lastEvent, known }: ListTask): Promise<Listed> {
  const { reading, ...groups } = await application.addresses(lastEvent);
  const hash = etagOf(JSON.stringify(groups));
  const { tags, until } = reading;
  if (hash === known) return { hash, tags, until, change: undefined };
  const before = last && last.hash === known ? last.addresses : undefined;
  const addresses = new Set(Object.values(groups).flat());
  last = { hash, addresses };
  return { hash, tags, until, change: changeOf(groups, addresses, before) };
}

function changeOf(
  groups: Groups,
  addresses: ReadonlySet<string>,
  before: ReadonlySet<string> | undefined,
): ListChange {
  if (!before) return { added: groups, removed: undefined };
  const added = (group: keyof Groups) => groups[group].filter((address) => !before.has(address));
  return {
    added: { pages: added("pages"), files: added("files"), pictures: added("pictures") },
    removed: [...before].filter((address) => !addresses.has(address)),
  };
}
