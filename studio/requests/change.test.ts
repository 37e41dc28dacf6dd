import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";

import { change, judgedAs, undoing } from "./change.ts";
import type { Request } from "./request.ts";
import { someRequest } from "./someRequest.ts";

test("what nobody had judged is so again once it is taken back, and what somebody had stays judged", () => {
  for (const judged of [false, true]) {
    const request = someRequest({ state: "spam", judged });
    expect(undoing({ request, to: judgedAs("new") })).toMatchObject({
      request: { state: "new", judged: true },
      to: { state: "spam", judged },
    });
  }
});

test("who takes back that a request is no longer answered gives back when it was", () => {
  const answered_at = "2026-11-20T10:00:00Z";
  const request = someRequest({ state: "answered", answered_at });
  const undone = undoing({ request, to: { state: "spam" } });
  expect(undone).toMatchObject({ request: { answered_at: null }, to: { state: "answered", answered_at } });
  expect(undoing({ request, to: { assignee: null } }).to).toEqual({ assignee: request.assignee });
});

/** It changes those of its requests that are new, and the answer of that is lost. */
const losing = (stored: Request[], canRead = true) =>
  createClient("http://database.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: async (_address, options) => {
        if (options?.method === "GET" && canRead) return Response.json(stored);
        const isNew = ({ state }: Request) => state === "new";
        if (options?.method === "PATCH")
          for (const one of stored.filter(isNew)) Object.assign(one, JSON.parse(options.body as string));
        throw new TypeError("fetch failed");
      },
    },
  });

test("what is done while its answer is lost is said to be done, but for what a colleague was first with", async () => {
  const [mine, theirs] = [someRequest(), someRequest({ id: "0f5c1a36-9f0e-4b57-8a3e-1c7f0c9b2a11" })];
  const database = losing([{ ...mine }, { ...theirs, state: "spam", judged: true }]);
  const judged = [mine, theirs].map((request) => ({ request, to: judgedAs("answered") }));
  expect(await change(database, judged)).toEqual({ done: [judged[0]], failed: false });
});

test("what is not done, and what nobody can read, is not said to be done", async () => {
  const judged = [{ request: someRequest(), to: judgedAs("answered") }];
  for (const database of [losing([someRequest({ state: "in_progress" })]), losing([someRequest()], false)])
    await expect(change(database, judged)).rejects.toMatchObject({ reason: "unreachable" });
});
