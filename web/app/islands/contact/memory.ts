import { storageKey } from "../storageKey.ts";
import type { FieldValues } from "./fields.ts";

const key = storageKey("contact");

/** What the form remembers for this tab: what was typed and not sent, or that a request was sent. */
export type Memory = {
  /** Kept from try to try, so that one request is stored once. */
  requestId: string;
  /** When the visitor began, in milliseconds since 1970. */
  since: number;
  values?: FieldValues;
  sent?: boolean;
};

export function recall(): Memory {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) return JSON.parse(kept) as Memory;
  } catch {
    // Storage is closed or was tampered with: a new request.
  }
  return { requestId: crypto.randomUUID(), since: Date.now() };
}

export function remember(memory: Memory): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Without storage the form works, and forgets on reload.
  }
}

export function forget(): void {
  sessionStorage.removeItem(key);
}
