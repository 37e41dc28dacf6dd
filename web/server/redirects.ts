import type { StoredResponse } from "./storedResponse.ts";

export type Target = { to: string; status: number };

const read = new WeakMap<StoredResponse, Map<string, Target>>();

/** Where a path has gone, by the lines « from to status » of a `_redirects` file, the query of the request kept. */
export function findRedirect(
  file: StoredResponse | undefined,
  pathname: string,
  search: string,
): Target | undefined {
  if (!file) return undefined;
  const targets = read.get(file) ?? parse(file);
  read.set(file, targets);
  const target = targets.get(pathname.replace(/(.)\/$/, "$1"));
  return target && { ...target, to: withQuery(target.to, search) };
}

function parse(file: StoredResponse): Map<string, Target> {
  const lines = file.identity.toString("utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return [from, { to, status: Number(status) }];
    }),
  );
}

function withQuery(to: string, search: string): string {
  if (!search) return to;
  const [path = "", hash] = to.split("#");
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return path + query + (hash === undefined ? "" : `#${hash}`);
}
