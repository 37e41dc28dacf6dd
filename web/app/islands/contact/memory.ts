import { storageKey } from "../storageKey.ts";
import type { FieldValues } from "./fields.ts";

const key = storageKey("contact");

/** What the form remembers for this tab: what was typed and not sent. */
export type Memory = {
  /** Under which a request was sent that may or may not have been stored: the next try is the same one. */
  requestId?: string;
  /** When the page was opened on which the visitor began, in milliseconds since 1970. */
  since: number;
  /** What stands in the fields. The subject is the page's. */
  values?: FieldValues | undefined;
};

/** Told where the form is: another than the form has written in its memory. */
export const handedOver = "handedover";

/** What storage did not take: known until the page is left. */
let untaken: Memory | undefined;

export function recall(): Memory {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) return JSON.parse(kept) as Memory;
  } catch {
    // Storage is closed or was tampered with.
  }
  return untaken ?? { since: performance.timeOrigin };
}

export function remember(memory: Memory): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    untaken = memory;
  }
}
