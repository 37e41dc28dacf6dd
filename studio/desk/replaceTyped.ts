import { type FormPatch, type Path, set } from "sanity";

import type { Replacement } from "../coherence/replacement.ts";
import { untyped } from "../coherence/texts.ts";
import { newKey } from "../newKey.ts";

type Child = { _type?: string; _key?: string; text?: string; marks?: string[] };

/** What was typed, and where: in the text of a field, or of a block of rich text, from `index` on. */
export type Typed = { path: Path; index: number; found: string; replacement: Replacement };

type Change = {
  patch: FormPatch;
  undo: FormPatch;
  /** Whether a later value of the field still reads so: nothing was typed since. */
  stands: (value: unknown) => boolean;
};

/**
 * The patch of a field's value that puts a datum in place of what was typed, and the one that undoes it; undefined where that
 * is no longer what is read there.
 */
export function replaceTyped(value: unknown, { path, index, found, replacement }: Typed): Change | undefined {
  const at = valueAt(value, path);
  if (typeof at === "string") {
    if (!at.startsWith(found, index)) return undefined;
    const text = at.slice(0, index) + replacement.written + at.slice(index + replacement.length);
    return change(at, text, path);
  }
  const { children = [] } = (at ?? {}) as { children?: Child[] };
  const text = children.map((child) => child.text ?? untyped).join("");
  if (!text.startsWith(found, index)) return undefined;
  return change(children, childrenWith(children, index, replacement), [...path, "children"]);
}

function change(before: unknown, after: unknown, path: Path): Change {
  return {
    patch: set(after, path),
    undo: set(before, path),
    stands: (value) => reads(valueAt(value, path)) === reads(after),
  };
}

/** What is read there, whatever the editor has made of its spans. */
function reads(value: unknown): string {
  return Array.isArray(value)
    ? value.map(({ text, _type }: Child) => text ?? _type).join("|")
    : String(value);
}

/** What stands before, the datum, what stands after: marks stay where they were. An inline object counts for one letter. */
function childrenWith(children: Child[], index: number, { length, written, object }: Replacement): Child[] {
  let position = 0;
  let isPlaced = false;
  return children.flatMap((child) => {
    const start = position;
    const text = child.text;
    position += text?.length ?? 1;
    if (text === undefined || position <= index || start >= index + length) return [child];
    const before = text.slice(0, Math.max(0, index - start));
    const after = text.slice(index + length - start);
    if (isPlaced) return [{ ...child, text: after }];
    isPlaced = true;
    if (!object) return [{ ...child, text: before + written + after }];
    return [
      { ...child, text: before },
      { ...object, _key: newKey() },
      { ...child, _key: newKey(), text: after },
    ];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at !== "object" || at === null) return undefined;
    if (typeof part === "object" && "_key" in part)
      return Array.isArray(at) ? at.find((one) => one?._key === part._key) : undefined;
    return (at as Record<string, unknown>)[String(part)];
  }, value);
}
