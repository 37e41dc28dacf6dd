import type { Path } from "sanity";

type Node = { [name: string]: unknown };

/** Of a document, only what a path leads through: what each part of it is. */
export function outline(value: unknown, [part, ...rest]: Path): unknown {
  if (typeof value !== "object" || value === null || part === undefined) return kindOf(value);
  if (Array.isArray(value)) {
    const member =
      typeof part === "object" && "_key" in part
        ? value.find((one) => (one as Node | null)?._key === part._key)
        : undefined;
    return member === undefined ? [] : [outline(member, rest)];
  }
  if (typeof part !== "string") return kindOf(value);
  return { ...kindOf(value), [part]: outline((value as Node)[part], rest) };
}

function kindOf(value: unknown): Node {
  const { _type, _key } = (value ?? {}) as Node;
  return { _type, _key };
}
