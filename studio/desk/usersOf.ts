import { baseId } from "../baseId.ts";
import { releaseOf } from "../releaseOf.ts";

type Stored = { _id: string; _type: string };

/** The documents that refer to one, as they are stored. */
export const usersGroq = /* groq */ `*[references($id) && _type != "exception"]{ _id, _type }`;

/** A document that needs another; in which release, where it does in none but that. */
export type User = { id: string; type: string; release?: string };

/** The documents that need one of this id: a draft holds it as well as what is published. */
export function usersOf(id: string, stored: readonly Stored[]): User[] {
  const users = Map.groupBy(stored, ({ _id }) => baseId(_id));
  users.delete(id);
  return [...users].map(([user, all]) => {
    const release = all.every(({ _id }) => releaseOf(_id)) && releaseOf(all[0]!._id);
    return { id: user, type: all[0]!._type, ...(release && { release }) };
  });
}
