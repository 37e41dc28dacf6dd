export type Target = { to: string; status: number };

/**
 * Where a path has gone, by the lines « from to status » of a `_redirects` file, the query of the request kept. Where none
 * names it as it is written, it is looked for in small letters.
 */
export class Redirects {
  #read: { etag: string; targets: Map<string, Target> } | undefined;

  find(file: { etag: string; bytes: Buffer }, path: string, search: string): Target | undefined {
    if (this.#read?.etag !== file.etag) this.#read = { etag: file.etag, targets: parse(file.bytes) };
    const { targets } = this.#read;
    const unslashed = path.replace(/(?<=[^/])\/+$/, "");
    const target = targets.get(unslashed) ?? targets.get(unslashed.toLowerCase());
    return target && { ...target, to: withQuery(target.to, search) };
  }
}

function parse(bytes: Buffer): Map<string, Target> {
  const lines = bytes.toString("utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return [decodeURI(from), { to, status: Number(status) }];
    }),
  );
}

function withQuery(to: string, search: string): string {
  if (!search) return to;
  const [path = "", hash] = to.split("#");
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return path + query + (hash === undefined ? "" : `#${hash}`);
}
