import { createClient } from "@supabase/supabase-js";
import { beforeEach, expect, test } from "vitest";

import { HalfDone, judging } from "./judging.ts";

let states: Record<string, string>;
let isAway: boolean;
let isLost: boolean;
beforeEach(() => {
  isAway = isLost = false;
  states = { mine: "open", theirs: "off_topic" };
});

/** It changes what is open, or opens what is not; of what it has done the answer may be lost, once. */
const database = createClient("http://database.example", "key", {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: async (_address, options) => {
      if (isAway) throw new TypeError("fetch failed");
      const { ids, verdict } = JSON.parse(options!.body as string) as { ids: string[]; verdict: string };
      const changed = ids.filter((id) => (states[id] === "open") !== (verdict === "open"));
      for (const id of changed) states[id] = verdict;
      if (isLost) {
        isLost = false;
        throw new TypeError("terminated");
      }
      return Response.json(changed);
    },
  },
});

const [added, opened] = [
  { from: "open", to: "added" },
  { from: "added", to: "open" },
] as const;

test("what a colleague has decided stays when what was done is undone", async () => {
  const done = await judging(database, ["mine", "theirs"], added, async (changed) => changed);
  expect(states).toEqual({ mine: "added", theirs: "off_topic" });
  await judging(database, done, opened, async () => {});
  expect(states).toEqual({ mine: "open", theirs: "off_topic" });
});

test.each([
  ["done", added, { mine: "open", theirs: "off_topic" }],
  ["undone", opened, { mine: "added", theirs: "off_topic" }],
])("what cannot be %s leaves the questions as they were", async (_, change, before) => {
  states = { ...before };
  const failed = judging(database, ["mine"], change, () => Promise.reject(new Error("The lake is away")));
  await expect(failed).rejects.toThrow("The lake is away");
  expect(states).toEqual(before);
});

test.each([
  ["done", added, { mine: "open", theirs: "off_topic" }],
  ["undone", opened, { mine: "added", theirs: "off_topic" }],
])("what is %s while its answer is lost leaves the questions as they were", async (_, change, before) => {
  states = { ...before };
  isLost = true;
  const failed = judging(database, ["mine"], change, () => Promise.resolve());
  await expect(failed).rejects.toThrow("Le serveur ne répond pas");
  expect(states).toEqual(before);
});

test("what can be neither done nor put back is put back once the server is there again", async () => {
  const failed = await judging(database, ["mine"], added, () => {
    isAway = true;
    return Promise.reject(new Error("The lake is away"));
  }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ cause: new Error("The lake is away") });
  expect(states["mine"]).toBe("added");
  isAway = false;
  await (failed as HalfDone).putBack();
  expect(states["mine"]).toBe("open");
});
