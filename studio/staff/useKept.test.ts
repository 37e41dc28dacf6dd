import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { forgetKept, keep, keepFor } from "./useKept.ts";

/** What is stored are its own fields, as a browser has it. */
class Store {
  [name: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, text: string) {
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}
let store: Store;
beforeEach(() => {
  store = new Store();
  vi.stubGlobal("sessionStorage", store);
});
afterEach(() => void vi.unstubAllGlobals());

test("a note that was begun waits for who began it, and is shown to nobody else who signs in in the same tab", () => {
  keepFor("ana");
  keep("note", "Rappeler mardi");
  // Her session ended by itself, and she is back.
  keepFor("ana");
  expect(Object.values(store)).toContain("Rappeler mardi");
  keepFor("ben");
  expect(Object.values(store)).not.toContain("Rappeler mardi");
});

test("who signs out leaves nothing", () => {
  keepFor("ana");
  keep("note", "Rappeler mardi");
  forgetKept();
  expect({ ...store }).toEqual({});
});
