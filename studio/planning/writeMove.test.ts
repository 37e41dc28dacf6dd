import type { SanityDocument } from "@sanity/client";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { inTurn } from "./inTurn.ts";
import { MovedMeanwhile, undoMove, writeMove } from "./writeMove.ts";

const [published, draft] = ["session-a", "drafts.session-a"] as const;
const lake = await testLake();
const client = lakeClient(lake.url);

afterAll(() => lake.close());
beforeEach(async () => {
  await client.delete({ query: '*[_type == "session"]' });
  await client.create({ _id: published, _type: "session", title: "Portes ouvertes", firstDay: "2026-12-05" });
});

const to = (from: string, to: string) => [{ path: ["firstDay"], from, to }];
const dayOf = async (id: string) => (await client.getDocument(id))?.firstDay;

test("the new date is in the draft; what is published stays until it is published", async () => {
  await writeMove(client, published, to("2026-12-05", "2026-12-12"));
  expect([await dayOf(published), await dayOf(draft)]).toEqual(["2026-12-05", "2026-12-12"]);
  expect((await client.getDocument(draft))?.title).toBe("Portes ouvertes");
});

test("a change of mind leaves no trace; nor does it take what someone has written since", async () => {
  const first = await writeMove(client, published, to("2026-12-05", "2026-12-12"));
  await undoMove(client, first);
  expect(await client.getDocument(draft)).toBeUndefined();

  const second = await writeMove(client, published, to("2026-12-05", "2026-12-12"));
  await client.patch(draft).set({ title: "Journée portes ouvertes" }).commit();
  await undoMove(client, second);
  expect(await client.getDocument(draft)).toMatchObject({
    firstDay: "2026-12-05",
    title: "Journée portes ouvertes",
  });
});

test("nor do two changes of mind, taken back one after the other", async () => {
  const twice = async () => [
    await writeMove(client, published, to("2026-12-05", "2026-12-12")),
    await writeMove(client, published, to("2026-12-12", "2026-12-19")),
  ];
  for (const written of (await twice()).toReversed()) await undoMove(client, written);
  expect(await client.getDocument(draft)).toBeUndefined();

  const moves = await twice();
  await client.patch(draft).set({ title: "Journée portes ouvertes" }).commit();
  for (const written of moves.toReversed()) await undoMove(client, written);
  expect(await client.getDocument(draft)).toMatchObject({
    firstDay: "2026-12-05",
    title: "Journée portes ouvertes",
  });
});

test("of two people who move the same date, the second hears of it, and the first keeps theirs", async () => {
  await writeMove(client, published, to("2026-12-05", "2026-12-12"));
  const second = writeMove(client, published, to("2026-12-05", "2026-12-19"));
  await expect(second).rejects.toBeInstanceOf(MovedMeanwhile);
  expect(await dayOf(draft)).toBe("2026-12-12");
});

test("of two at the same moment, one moves it", async () => {
  const both = await Promise.allSettled(
    ["2026-12-12", "2026-12-19"].map((day) => writeMove(client, published, to("2026-12-05", day))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("who moves the same date again, before the first move is stored, has it there", async () => {
  const next = inTurn();
  const days = ["2026-12-05", "2026-12-12", "2026-12-13"] as const;
  await Promise.all([
    next(() => writeMove(client, published, to(days[0], days[1]))),
    next(() => writeMove(client, published, to(days[1], days[2]))),
  ]);
  expect(await dayOf(draft)).toBe(days[2]);
});

test("what could not be moved holds nothing up", async () => {
  const next = inTurn();
  const refused = next(() => writeMove(client, published, to("2026-12-04", "2026-12-12")));
  await expect(refused).rejects.toBeInstanceOf(MovedMeanwhile);
  await next(() => writeMove(client, published, to("2026-12-05", "2026-12-12")));
  expect(await dayOf(draft)).toBe("2026-12-12");
});

test("what another person writes beside the date stays", async () => {
  await client.create({ _id: draft, _type: "session", title: "Autre titre", firstDay: "2026-12-05" });
  await writeMove(client, published, to("2026-12-05", "2026-12-12"));
  expect(await client.getDocument(draft)).toMatchObject({ title: "Autre titre", firstDay: "2026-12-12" });
});

test("what is published at the same moment is in the draft that is made", async () => {
  const read = client.getDocuments.bind(client);
  vi.spyOn(client, "getDocuments").mockImplementationOnce(async (ids) => {
    const found = await read<SanityDocument>(ids);
    await client.patch(published).set({ title: "Journée portes ouvertes" }).commit();
    return found;
  });
  const written = await writeMove(client, published, to("2026-12-05", "2026-12-12"));
  expect(await client.getDocument(draft)).toMatchObject({
    firstDay: "2026-12-12",
    title: "Journée portes ouvertes",
  });
  expect(written).toMatchObject({ madeDraft: true });
});

test("what was taken away is not written again", async () => {
  await client.delete(published);
  const late = writeMove(client, published, to("2026-12-05", "2026-12-12"));
  await expect(late).rejects.toBeInstanceOf(MovedMeanwhile);
});

test("a section is found by its key, wherever it stands by now", async () => {
  const page = { _id: "page-a", _type: "page" };
  const section = (_key: string) => ({ _key, showFrom: "2026-12-05T08:00:00.000Z" });
  await client.createOrReplace({ ...page, sections: [section("a"), section("b")] });
  const path = ["sections", { _key: "b" }, "showFrom"];
  const change = { path, from: "2026-12-05T08:00:00.000Z", to: "2026-12-06T08:00:00.000Z" };
  await writeMove(client, page._id, [change]);
  const moved = await client.getDocument("drafts.page-a");
  expect(moved?.sections.map(({ showFrom }: { showFrom: string }) => showFrom)).toEqual([
    change.from,
    change.to,
  ]);
});
