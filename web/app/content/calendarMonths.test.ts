import { expect, test } from "vitest";

import { calendarOf, daysInWords } from "./calendarMonths.ts";
import type { Edition, Session, Year } from "./year.ts";

const dated = {
  _updatedAt: "2025-10-04T08:00:00Z",
  enrolment: "open",
  phase: "coming",
  bookable: true,
} as const;

const edition: Edition = {
  ...dated,
  _id: "edition",
  name: "Édition 2025-2026",
  firstDay: "2025-11-05",
  lastDay: "2025-12-20",
  classes: [],
  months: [],
};

const session = (title: string, firstDay: string, lastDay: string): Session => ({
  ...dated,
  _id: title,
  kind: "camp",
  title,
  firstDay,
  lastDay,
  hours: undefined,
});

test("the calendar of an edition has what is in its months and no other", () => {
  const sessions = [
    session("Été", "2025-07-07", "2025-07-11"),
    session("Toussaint", "2025-10-31", "2025-11-01"),
    session("Noël", "2025-12-29", "2026-01-02"),
    session("Carnaval", "2026-02-16", "2026-02-20"),
  ];
  const year: Year = { today: "2025-10-05", editions: [edition], sessions, camps: [], holidays: [] };
  const { months, dates } = calendarOf(edition, year);
  expect(months).toEqual(["2025-11-01", "2025-12-01"]);
  expect(dates.map(({ title }) => title)).toEqual(["Toussaint", "Noël"]);
});

test("where the months of an edition begin within those of the calendar, a day of the week is told once", () => {
  const month = (start: string) => ({ start, workshop: {} }) as Edition["months"][number];
  const taught: Edition = {
    ...edition,
    classes: [
      { _key: "wednesday", day: "wednesday", hours: "17h-19h" },
      { _key: "saturday", day: "saturday", hours: "10h-12h" },
    ],
    months: [month("2025-11-05"), month("2025-11-17")],
  };
  const year: Year = { today: "2025-10-05", editions: [taught], sessions: [], camps: [], holidays: [] };
  expect(daysInWords("2025-11-01", calendarOf(taught, year))).toBe(
    "Cours\u202f: mercredi 5, 12, 19, 26\u202f; samedi 8, 15, 22, 29.",
  );
  const early = { ...taught, firstDay: "2025-10-01", months: [] };
  expect(daysInWords("2025-10-01", calendarOf(early, year))).toMatch(/^Cours\u202f: mercredi 1er, 8, 15, /);
});

test("where no class is known, nothing says that there are none", () => {
  const sessions = [session("Noël", "2025-12-29", "2025-12-30")];
  const year: Year = { today: "2025-10-05", editions: [edition], sessions, camps: [], holidays: [] };
  expect(daysInWords("2025-12-01", calendarOf(edition, year))).toMatch(/^Noël, /);
});
