import { expect, test } from "vitest";

import { judgedAs, undoing } from "./change.ts";
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
