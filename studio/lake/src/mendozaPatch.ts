import { isDeepStrictEqual } from "node:util";
import { type Attributes, isObject } from "./document.ts";

// Opcodes of https://github.com/sanity-io/mendoza
const VALUE = 0;
const PUSH_FIELD_COPY = 10;
const PUSH_FIELD_BLANK = 11;
const PUSH_ELEMENT_COPY = 12;
const PUSH_ELEMENT_BLANK = 13;
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15;
const RETURN_INTO_ARRAY_POP = 16;
const SET_FIELD = 17;
const DELETE_FIELD = 19;
const APPEND_VALUE = 20;
const APPEND_SLICE = 21;
const STRING_APPEND = 22;
const STRING_APPEND_SLICE = 23;

/** The Mendoza patch that turns `left` into `right`: small, so the Studio can tell who changed which field. */
export function mendozaPatch(left: Attributes | null, right: Attributes | null): unknown[] {
  if (isObject(left) && isObject(right)) return objectPatch(left, right);
  return [VALUE, right];
}

function objectPatch(left: Attributes, right: Attributes): unknown[] {
  const patch: unknown[] = [];
  const keys = Object.keys(left).toSorted();
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(right, key)) patch.push(DELETE_FIELD, index);
    else if (!isDeepStrictEqual(left[key], right[key]))
      patch.push(...fieldPatch(index, key, left[key], right[key]));
  }
  for (const key of Object.keys(right)) if (!Object.hasOwn(left, key)) patch.push(SET_FIELD, right[key], key);
  return patch;
}

function fieldPatch(index: number, key: string, left: unknown, right: unknown): unknown[] {
  const inner = innerPatch(left, right);
  if (!inner) return [SET_FIELD, right, key];
  const push = inner.startsFrom === "copy" ? PUSH_FIELD_COPY : PUSH_FIELD_BLANK;
  return [push, index, ...inner.patch, RETURN_INTO_OBJECT_SAME_KEY_POP];
}

function elementPatch(index: number, left: unknown, right: unknown): unknown[] {
  const inner = innerPatch(left, right);
  if (!inner) return [APPEND_VALUE, right];
  const push = inner.startsFrom === "copy" ? PUSH_ELEMENT_COPY : PUSH_ELEMENT_BLANK;
  return [push, index, ...inner.patch, RETURN_INTO_ARRAY_POP];
}

/** A patch for two differing values of the same kind; undefined where setting the value says it all. */
function innerPatch(
  left: unknown,
  right: unknown,
): { startsFrom: "copy" | "blank"; patch: unknown[] } | undefined {
  if (isObject(left) && isObject(right)) return { startsFrom: "copy", patch: objectPatch(left, right) };
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length && right.length ? { startsFrom: "blank", patch: arrayPatch(left, right) } : undefined;
  }
  if (typeof left === "string" && typeof right === "string") {
    const patch = stringPatch(left, right);
    return patch && { startsFrom: "blank", patch };
  }
  return undefined;
}

const keyOf = (item: unknown) => (isObject(item) && typeof item._key === "string" ? item._key : undefined);

function arrayPatch(left: unknown[], right: unknown[]): unknown[] {
  const byKey = new Map(left.map((item, index) => [keyOf(item), index]));
  const patch: unknown[] = [];
  let slice: [number, number] | undefined;
  const flush = () => {
    if (slice) patch.push(APPEND_SLICE, ...slice);
    slice = undefined;
  };
  for (const [index, item] of right.entries()) {
    const key = keyOf(item);
    const from = key === undefined ? index : byKey.get(key);
    if (from === undefined || from >= left.length) {
      flush();
      patch.push(APPEND_VALUE, item);
    } else if (!isDeepStrictEqual(left[from], item)) {
      flush();
      patch.push(...elementPatch(from, left[from], item));
    } else if (slice && slice[1] === from) slice[1] += 1;
    else {
      flush();
      slice = [from, from + 1];
    }
  }
  flush();
  return patch;
}

const isLowSurrogate = (text: string, index: number) => (text.charCodeAt(index) & 0xfc00) === 0xdc00;
const utf8 = (text: string) => Buffer.byteLength(text);

/** Keeps the common start and end, counted in UTF-8 bytes; undefined when they share too little to matter. */
function stringPatch(left: string, right: string): unknown[] | undefined {
  const shortest = Math.min(left.length, right.length);
  let start = 0;
  while (start < shortest && left[start] === right[start]) start += 1;
  if (start > 0 && (isLowSurrogate(left, start) || isLowSurrogate(right, start))) start -= 1;
  let end = 0;
  while (end < shortest - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  if (end > 0 && isLowSurrogate(left, left.length - end)) end -= 1;
  if (start + end <= 0) return undefined;

  const patch: unknown[] = [];
  const inserted = right.slice(start, right.length - end);
  if (start > 0) patch.push(STRING_APPEND_SLICE, 0, utf8(left.slice(0, start)));
  if (inserted) patch.push(STRING_APPEND, inserted);
  if (end > 0) patch.push(STRING_APPEND_SLICE, utf8(left.slice(0, left.length - end)), utf8(left));
  return patch;
}
