import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";

import { Content } from "./content.ts";

type Stored = { _id: string; _type: string; _rev: string; _updatedAt: string; title?: string };

/** A lake of these documents, and those that were read whole, answer by answer. */
function lake(documents: Stored[], read: string[] = []) {
  const fetch = async (query: string, params: Record<string, unknown>) => {
    const found = await (await evaluate(parse(query, { params }), { dataset: documents, params })).get();
    const whole = (found as Stored[]).filter(({ _type }) => _type);
    if (whole.length > 0) read.push(whole.map(({ _id, _rev }) => `${_id} ${_rev}`).join(", "));
    return found;
  };
  return { fetch } as unknown as SanityClient;
}

const faq = (_id: string, _rev: string, minute: number): Stored => ({
  _id,
  _type: "faq",
  _rev,
  _updatedAt: `2026-11-23T10:0${minute}:00Z`,
});

it("holds drafts in place of what they will replace, and what did not change as it was", async () => {
  const documents = [faq("a", "1", 0), faq("b", "1", 0), faq("drafts.b", "2", 1)];
  const content = new Content();
  await content.refresh(lake(documents));
  const [a, b] = content.documents();
  expect([a, b]).toMatchObject([
    { _id: "a", _rev: "1" },
    { _id: "b", _rev: "2" },
  ]);

  documents[2] = faq("drafts.b", "3", 2);
  await content.refresh(lake(documents));
  expect(content.documents()[0]).toBe(a);
  expect(content.documents()[1]).toMatchObject({ _rev: "3" });
});

it("knows of what nothing is published", async () => {
  const content = new Content();
  await content.refresh(lake([faq("a", "1", 0), faq("drafts.a", "2", 1), faq("drafts.b", "1", 0)]));
  expect([...content.drafts()]).toEqual(["b"]);
});

it("forgets what was taken away", async () => {
  const content = new Content();
  await content.refresh(lake([faq("a", "1", 0), faq("b", "1", 0)]));
  await content.refresh(lake([faq("a", "1", 0)]));
  expect(content.documents()).toMatchObject([{ _id: "a" }]);
});

it("reads what an import brings, whatever date that has, and what is written after it", async () => {
  const page = (_id: string, _rev: string, _updatedAt: string): Stored => ({
    ...faq(_id, _rev, 0),
    _updatedAt,
  });
  const documents = [faq("a", "1", 0)];
  const content = new Content();
  await content.refresh(lake(documents));
  documents.push(page("old", "2", "2024-01-01T00:00:00Z"), page("ahead", "2", "2030-01-01T00:00:00Z"));
  await content.refresh(lake(documents));
  expect(content.documents().map(({ _id }) => _id)).toEqual(["a", "old", "ahead"]);
  documents[0] = faq("a", "3", 1);
  await content.refresh(lake(documents));
  expect(content.documents()[0]).toMatchObject({ _rev: "3" });
});

it("reads everything once, then what changed alone", async () => {
  const content = new Content();
  const read: string[] = [];
  const refresh = async (...documents: Stored[]) => {
    read.splice(0);
    await content.refresh(lake(documents, read));
    return read;
  };
  expect(await refresh(faq("a", "1", 0), faq("b", "1", 0))).toEqual(["a 1, b 1"]);
  expect(await refresh(faq("a", "1", 0), faq("b", "1", 0))).toEqual([]);
  expect(await refresh(faq("a", "2", 1), faq("b", "1", 0))).toEqual(["a 2"]);
  // One goes as another comes.
  expect(await refresh(faq("a", "2", 1), faq("c", "1", 2))).toEqual(["c 1"]);
  expect(content.documents().map(({ _id }) => _id)).toEqual(["a", "c"]);
});

it("holds what a form has until it is closed", async () => {
  const content = new Content();
  await content.refresh(lake([faq("a", "1", 0)]));
  content.open({ _id: "drafts.a", _type: "faq", title: "en cours" });
  expect(content.documents()).toMatchObject([{ _id: "a", title: "en cours" }]);
  content.close("a");
  expect(content.documents()).toMatchObject([{ _id: "a", _rev: "1" }]);
});
