import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import type { Request } from "./request.ts";

export type Change = Partial<Pick<Request, "state" | "assignee">>;

/**
 * Changes what staff may of a request, as long as each of it still is as it was seen.
 * @returns false when a colleague was first: nothing is changed then.
 */
export async function change({ id, ...seen }: Request, to: Change): Promise<boolean> {
  let query = database().from("registrations").update(to).eq("id", id);
  for (const column of Object.keys(to) as (keyof Change)[]) {
    const value = seen[column];
    query = value === null ? query.is(column, null) : query.eq(column, value);
  }
  const { data } = await ask(query.select("id"));
  return data.length === 1;
}
