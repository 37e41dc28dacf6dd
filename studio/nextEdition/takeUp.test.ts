import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { takeUp, TakenMeanwhile } from "./takeUp.ts";

const edition = { _id: "new", firstDay: "2027-01-11", lastDay: "2027-06-30", isPublished: true };
const workshop = { name: "Un film en un jour", period: "Vacances de Noël", date: "2025-12-23" };
const lake = await testLake();
const client = lakeClient(lake.url);

afterAll(() => lake.close());
beforeEach(async () => {
  await client.delete({ query: '*[_type in ["edition", "monthlyProgramme"]]' });
  await client.create({ _id: "old", _type: "edition", firstDay: "2025-11-03" });
  await client.create({ _id: "new", _type: "edition", firstDay: "2027-01-11" });
});

const month = (id: string, of: string, start: string, rank = 1) =>
  client.create({
    _id: id,
    _type: "monthlyProgramme",
    rank,
    start,
    project: "Une affiche",
    workshop,
    edition: { _type: "reference", _ref: of },
  });
const draftOf = (id: string) => client.getDocument(`drafts.${id}`);

/** A colleague writes once the months are read, and before they are written. */
function onceTheyAreRead(write: () => Promise<unknown>) {
  const drafts = client.withConfig({ perspective: "drafts" });
  const read = drafts.fetch.bind(drafts);
  vi.spyOn(client, "withConfig").mockReturnValueOnce(drafts);
  vi.spyOn(drafts, "fetch").mockImplementationOnce(async (query: string) => {
    const found: unknown = await read(query, { id: edition._id });
    await write();
    return found as never;
  });
}

test("an edition that has moved takes its months along: of a draft that stands, what a colleague writes in it stays", async () => {
  await month("month-1", "new", "2025-11-03");
  await month("month-2", "new", "2025-12-01");
  await month("drafts.month-2", "new", "2025-12-01");
  onceTheyAreRead(() => client.patch("drafts.month-2").set({ project: "Un film" }).commit());
  expect(await takeUp(client, edition, "new")).toBe(2);
  const moved = { edition: { _ref: "new" }, workshop: { name: workshop.name } };
  expect(await draftOf("month-1")).toMatchObject({ start: "2027-01-11", project: "Une affiche", ...moved });
  expect(await draftOf("month-2")).toMatchObject({ start: "2027-02-01", project: "Un film", ...moved });
  expect(Object.keys((await draftOf("month-2"))!.workshop as object)).toEqual(["name"]);
});

test("an edition and months whose stored day is none are not taken up, and those beside them are", async () => {
  await client.create({ _id: "wrong", _type: "edition", firstDay: "2026-99-99" });
  await month("of-wrong", "wrong", "2026-11-01");
  await month("month-1", "old", "2025-11-03");
  await month("month-2", "old", "2025-12-32", 2);
  expect(await takeUp(client, edition, "old")).toBe(1);
  expect(await draftOf("new-month-1")).toMatchObject({ start: "2027-01-11" });
});

test("months that a colleague has brought back meanwhile stay as they are", async () => {
  await month("month-1", "new", "2027-01-11");
  await expect(takeUp(client, edition, "new")).rejects.toBeInstanceOf(TakenMeanwhile);
  expect(await draftOf("month-1")).toBeUndefined();
});

test("an edition takes another's months up until a colleague has given it one", async () => {
  await month("month-1", "old", "2025-11-03");
  expect(await takeUp(client, edition, "old")).toBe(1);
  expect(await draftOf("new-month-1")).toMatchObject({ start: "2027-01-11", edition: { _ref: "new" } });
  await expect(takeUp(client, edition, "old")).rejects.toBeInstanceOf(TakenMeanwhile);
});

test("an edition that has moved to an earlier month, its first day alone or the whole, takes its months along", async () => {
  for (const lastDay of ["2027-03-31", "2027-04-30"]) {
    await client.delete({ query: '*[_type == "monthlyProgramme"]' });
    await month("month-1", "new", "2026-11-04");
    await month("month-6", "new", "2027-04-01", 6);
    expect(await takeUp(client, { ...edition, firstDay: "2026-10-07", lastDay }, "new")).toBe(2);
    expect(await draftOf("month-1")).toMatchObject({ start: "2026-10-07" });
    expect(await draftOf("month-6")).toMatchObject({ start: "2027-03-01" });
  }
});

test("months that staff have moved already stay, with the days of their workshops; those left behind come to their place", async () => {
  const days = ["2027-01-11", "2027-02-01", "2027-03-01"];
  const before = ["2025-11-03", "2025-12-01", "2026-01-05"];
  for (const [left, start] of before.entries()) {
    await client.delete({ query: '*[_type == "monthlyProgramme"]' });
    for (const [at, day] of days.entries())
      await month(`month-${at + 1}`, "new", at === left ? start : day, at + 1);
    expect(await takeUp(client, edition, "new")).toBe(1);
    expect((await draftOf(`month-${left + 1}`))?.start.slice(0, 7)).toBe(days[left]!.slice(0, 7));
  }
});

test("an edition that moves by less than it lasts takes along the months that still lie in its days too", async () => {
  const starts = ["2026-11-04", "2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01"];
  for (const [at, start] of starts.entries()) await month(`month-${at + 1}`, "new", start, at + 1);
  expect(await takeUp(client, edition, "new")).toBe(6);
  expect(await draftOf("month-6")).toMatchObject({ start: "2027-06-01" });
});

test("months stay where the first is not written yet, or begins but some days after its edition", async () => {
  const moved = { ...edition, firstDay: "2026-10-31" };
  await month("month-1", "new", "2026-11-01");
  await expect(takeUp(client, moved, "new")).rejects.toBeInstanceOf(TakenMeanwhile);
  await client.delete({ query: '*[_type == "monthlyProgramme"]' });
  await month("month-3", "new", "2027-01-01", 3);
  await expect(takeUp(client, moved, "new")).rejects.toBeInstanceOf(TakenMeanwhile);
});
