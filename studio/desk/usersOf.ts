import { baseId } from "../baseId.ts";

type Stored = { _id: string; _type: string };

/** The documents that refer to one, as they are stored. */
export const usersGroq = /* groq */ `*[references($id) && _type != "exception"]{ _id, _type }`;

/** The documents that need one of this id: a draft holds it as well as what is published. */
export function usersOf(id: string, stored: readonly Stored[]): { id: string; type: string }[] {
  const types = new Map(stored.map(({ _id, _type }) => [baseId(_id), _type]));
  types.delete(id);
  return [...types].map(([user, type]) => ({ id: user, type }));
}
