import { expect, test } from "vitest";

import { takenUp } from "./takenUp.ts";

const month = (rank: number, start: string, workshop?: object) => ({
  _id: `month-${rank}`,
  _type: "monthlyProgramme" as const,
  _rev: "1",
  rank,
  start,
  objective: [{ _type: "block", _key: "a" }],
  block: { _type: "reference", _ref: `block-${rank}` },
  edition: { _type: "reference", _ref: "old" },
  ...(workshop && { workshop }),
});
const old = { _id: "old", firstDay: "2025-11-01" };

test("months begin as much later as the edition does, whatever its length, and none before it", () => {
  const months = [month(1, "2025-11-01"), month(2, "2025-12-31"), month(3, "2026-01-31")];
  const startsFrom = (firstDay: string) =>
    takenUp(months, old, { _id: "new", firstDay }, true).map(({ start }) => start);
  expect(startsFrom("2026-11-07")).toEqual(["2026-11-07", "2026-12-31", "2027-01-31"]);
  expect(startsFrom("2026-09-05")).toEqual(["2026-09-05", "2026-10-31", "2026-11-30"]);
  expect(startsFrom("2027-12-01")).toEqual(["2027-12-01", "2028-01-31", "2028-02-29"]);
  expect(startsFrom("2025-02-01")).toEqual(["2025-02-01", "2025-03-31", "2025-04-30"]);
});

test("months move by the whole months nearest to what the edition moves by, and the first begins with it", () => {
  const startsOf = (firstDay: string, to: string, ...others: string[]) => {
    const months = [firstDay, ...others].map((start, at) => month(at + 1, start));
    const moved = { _id: "new", firstDay: to };
    return takenUp(months, { _id: "old", firstDay }, moved, true).map(({ start }) => start);
  };
  expect(startsOf("2025-11-01", "2026-10-31", "2025-12-01", "2026-01-01")).toEqual([
    "2026-10-31",
    "2026-12-01",
    "2027-01-01",
  ]);
  expect(startsOf("2026-09-30", "2027-10-02", "2026-11-01", "2026-12-01")).toEqual([
    "2027-10-02",
    "2027-11-01",
    "2027-12-01",
  ]);
  expect(startsOf("2026-11-04", "2026-10-07", "2026-12-01")).toEqual(["2026-10-07", "2026-11-01"]);
});

test("what a month says stays, when its workshop is does not", () => {
  const workshop = { name: "Un film en un jour", period: "Vacances de Noël", date: "2025-12-23" };
  const [taken] = takenUp(
    [month(2, "2025-12-01", workshop)],
    old,
    { _id: "new", firstDay: "2026-11-01" },
    true,
  );
  expect(taken).toEqual({
    _id: "drafts.new-month-1",
    _type: "monthlyProgramme",
    rank: 2,
    start: "2026-12-01",
    objective: [{ _type: "block", _key: "a" }],
    block: { _type: "reference", _ref: "block-2" },
    edition: { _type: "reference", _ref: "new" },
    workshop: { name: "Un film en un jour" },
  });
});

test("nothing is kept of where a month was read, were it from a draft", () => {
  const read = {
    ...month(1, "2025-11-01"),
    _originalId: "drafts.month-1",
    _system: { base: { id: "month-1" } },
  };
  const [taken] = takenUp([read], old, { _id: "new", firstDay: "2026-11-01" }, true);
  expect(Object.keys(taken!).filter((name) => name.startsWith("_"))).toEqual(["_id", "_type"]);
});

test("months of the edition itself, which has moved, go with it as drafts of themselves", () => {
  const own = [month(1, "2025-11-03"), month(2, "2025-12-01", { name: "Un film", period: "Noël" })];
  const from = { _id: "old", firstDay: own[0]!.start };
  expect(takenUp(own, from, { _id: "old", firstDay: "2027-01-11" }, true)).toMatchObject([
    { _id: "drafts.month-1", start: "2027-01-11", edition: { _ref: "old" } },
    { _id: "drafts.month-2", start: "2027-02-01", workshop: { name: "Un film" } },
  ]);
});

test("two months with one number are taken up both", () => {
  const months = [month(3, "2026-01-01"), month(3, "2026-02-01")];
  const taken = takenUp(months, old, { _id: "new", firstDay: "2026-11-01" }, true);
  expect(new Set(taken.map(({ _id }) => _id)).size).toBe(2);
});

test("an edition that is a draft itself is referred to until it is published", () => {
  const [taken] = takenUp([month(1, "2025-11-01")], old, { _id: "new", firstDay: "2026-11-01" }, false);
  expect(taken!.edition).toMatchObject({
    _ref: "new",
    _weak: true,
    _strengthenOnPublish: { type: "edition" },
  });
});
