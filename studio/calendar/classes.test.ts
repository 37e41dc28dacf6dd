import { expect, test } from "vitest";

import { classesOf, spanOf } from "./classes.ts";

const edition = {
  firstDay: "2026-10-05",
  lastDay: "2026-12-20",
  classes: [{ day: "thursday" as const, hours: "18h-20h" }],
  months: [{ start: "2026-10-05" }, { start: "2026-11-02" }],
};

test("a month lasts to the eve of the next, the last one to the edition's end", () => {
  expect(edition.months.map((month) => spanOf(edition, month))).toEqual([
    { start: "2026-10-05", end: "2026-11-01" },
    { start: "2026-11-02", end: "2026-12-20" },
  ]);
});

test("the first month begins with the edition, whose classes before it are taught as well", () => {
  const late = { ...edition, months: [{ start: "2026-10-10" }, { start: "2026-11-02" }] };
  expect(spanOf(late, late.months[0])).toEqual({ start: "2026-10-05", end: "2026-11-01" });
  expect(classesOf(late, [])[0]?.days[0]).toBe("2026-10-08");
});

test("classes fall on the edition's days, but for school holidays and public holidays", () => {
  const holidays = [{ start: "2026-10-19", end: "2026-11-01" }];
  const [october, november] = classesOf(edition, holidays);
  expect(october?.days).toEqual(["2026-10-08", "2026-10-15"]);
  expect(october?.off).toEqual(["2026-10-22", "2026-10-29"]);
  expect(november?.days).toHaveLength(7);
  const wednesdays = { ...edition, classes: [{ day: "wednesday" as const, hours: "14h-16h" }] };
  expect(classesOf(wednesdays, [])[1]?.off).toEqual(["2026-11-11"]);
});

test("a day of the week nobody knows has no class", () => {
  const unknown = { ...edition, classes: [{ day: "someday" as never, hours: "18h-20h" }] };
  expect(classesOf(unknown, [])).toEqual([]);
});

test.each([
  ["2026-10-05", "9999-12-31"],
  ["1000-01-01", "2026-10-05"],
  ["9999-12-31", "9999-12-31"],
  ["2026-10-05", "2926-10-05"],
])("an edition from %s to %s has no classes, and that is soon known", (firstDay, lastDay) => {
  expect(classesOf({ ...edition, firstDay, lastDay, months: [] }, [])[0]?.days).toEqual([]);
});
