import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { apiVersion } from "../apiVersion.ts";
import { lakeClient } from "../lakeClient.ts";
import { localEditor, localProject } from "../localProject.ts";
import { testLake } from "../testLake.ts";
import { held, patientFetch } from "./patientFetch.ts";

const { dataset } = localProject;
const lake = await testLake();
const client = lakeClient(lake.url).withConfig({ perspective: "raw" });

beforeAll(() => void vi.stubGlobal("window", new EventTarget()));
afterAll(async () => {
  vi.unstubAllGlobals();
  await lake.close();
});

const url = `${lake.url}/v${apiVersion}/data/actions/${dataset}`;
const change = (transactionId: string, ...actions: object[]) => ({
  method: "POST",
  headers: { Authorization: `Bearer ${localEditor}`, "Content-Type": "application/json" },
  body: JSON.stringify({ transactionId, actions }),
});
const act = (transactionId: string, ...actions: object[]) =>
  patientFetch(url, change(transactionId, ...actions));

const ids = { publishedId: "page", draftId: "drafts.page" };
const typed = (title: string) => ({
  actionType: "sanity.action.document.edit",
  ...ids,
  patch: { set: { title } },
});
const begun = {
  actionType: "sanity.action.document.create",
  publishedId: "page",
  attributes: { _id: "drafts.page", _type: "page" },
  ifExists: "fail",
};

/** The network swallows the next request, or its answer; `meanwhile` happens before it is sent again. */
function lose(what: "request" | "answer", meanwhile: () => Promise<unknown> = async () => {}) {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    vi.stubGlobal("fetch", fetch);
    if (what === "answer") await fetch(...request);
    await meanwhile();
    throw new TypeError("fetch failed");
  });
}

test("what is typed is stored once where the answer got lost, whatever became of the document since", async () => {
  await patientFetch(lake.url, {});
  lose("answer");
  expect((await act("first", begun, typed("un"))).status).toBe(200);
  lose("answer", () => client.delete("drafts.page"));
  expect((await act("second", typed("deux"))).status).toBe(200);
  expect(await client.getDocument("drafts.page")).toBeUndefined();
});

test("what is typed into a draft that somebody discarded or changed meanwhile is not said to be stored", async () => {
  await client.createOrReplace({ _id: "drafts.page", _type: "page" });
  lose("request", () => client.delete("drafts.page"));
  expect((await act("third", typed("trois"))).status).toBe(404);
  lose("request", () => client.create({ _id: "drafts.page", _type: "page" }));
  expect((await act("fourth", begun, typed("quatre"))).status).toBe(409);
  expect(await client.getDocument("drafts.page")).not.toHaveProperty("title");
});

test("what a lake that hangs does not store is held, until it is stored", async () => {
  vi.useFakeTimers();
  const { fetch } = globalThis;
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  const fifth = change("fifth");
  const stored = patientFetch(url, fifth);
  expect(held.has(fifth)).toBe(false);
  vi.runAllTimers();
  expect(held.has(fifth)).toBe(true);
  answer.resolve(Response.json({ transactionId: "fifth" }));
  await stored;
  expect(held.has(fifth)).toBe(false);
  vi.stubGlobal("fetch", fetch);
  vi.useRealTimers();
});
