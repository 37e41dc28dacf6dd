import { expect, test } from "vitest";

import { type Action, canRetry, type Conversation, converse, growing } from "./conversation.ts";

const after = (...actions: Action[]): Conversation => actions.reduce(converse, []);
const ask: Action = { type: "ask", content: "  Combien ? \n" };
const piece = (content: string): Action => ({ type: "piece", content });
const end: Action = {
  type: "end",
  id: "chatcmpl-1",
  sources: [{ title: "Tarifs", url: "/tarifs" }],
  known: true,
  offered: ["Et 3 mois ?"],
};

test("a question is trimmed, and an empty reply waits below it", () => {
  expect(after(ask)).toMatchObject([
    { role: "user", content: "Combien ?" },
    { role: "assistant", content: "", state: "growing" },
  ]);
  expect(after({ type: "ask", content: " \n\t" })).toEqual([]);
});

test("a reply grows, then is whole with its sources", () => {
  expect(after(ask, piece("149 "), piece("€"), end).at(-1)).toMatchObject({
    content: "149 €",
    state: "whole",
    id: "chatcmpl-1",
    sources: [{ url: "/tarifs" }],
    offered: ["Et 3 mois ?"],
  });
});

test("while a reply grows nothing else is asked", () => {
  expect(after(ask, ask)).toEqual(after(ask));
  expect(after(ask, { type: "retry" })).toEqual(after(ask));
});

test("stopping keeps what came, and drops what did not", () => {
  expect(after(ask, piece("149"), { type: "stop" }).at(-1)).toMatchObject({
    content: "149",
    state: "stopped",
  });
  expect(after(ask, { type: "stop" })).toMatchObject([{ role: "user" }]);
});

test("a failure removes the pending reply, even half come, and the question can be asked again", () => {
  const failed = after(ask, piece("149"), { type: "fail" });
  expect(failed).toMatchObject([{ role: "user" }]);
  expect(canRetry(failed)).toBe(true);
  expect(converse(failed, { type: "retry" })).toEqual(after(ask));
});

test("asking again replaces what was stopped", () => {
  expect(after(ask, piece("149"), { type: "stop" }, { type: "retry" })).toEqual(after(ask));
});

test("a whole reply is not asked again, nor changed by what comes late", () => {
  const whole = after(ask, piece("149 €"), end);
  expect(canRetry(whole)).toBe(false);
  for (const late of [{ type: "retry" }, piece("!"), { type: "stop" }, { type: "fail" }] as Action[]) {
    expect(converse(whole, late)).toBe(whole);
  }
});

test("a reply is judged, also while another one grows", () => {
  const judge = (index: number, helped: boolean): Action => ({ type: "judge", index, helped });
  const asked = after(ask, piece("149 €"), end, ask);
  expect(converse(asked, judge(1, false))[1]).toMatchObject({ helped: false });
});

test("a new conversation is empty, also while a reply grows", () => {
  expect(after(ask, piece("149"), { type: "begin", conversation: [] })).toEqual([]);
  expect(growing([])).toBeUndefined();
});
