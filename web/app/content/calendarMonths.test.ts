import { expect, test } from "vitest";

import { testCalendar } from "../calendar/testCalendar.ts";
import { calendarOf } from "./calendarMonths.ts";
import type { Session } from "./year.ts";

const session = (title: string, firstDay: string, lastDay: string): Session => ({
  _id: title,
  _updatedAt: "2025-10-04T08:00:00Z",
  kind: "camp",
  title,
  firstDay,
  lastDay,
  hours: "9h-16h",
  enrolment: "open",
  phase: "coming",
  bookable: true,
});

test("the calendar of an edition has what is in its months and no other", () => {
  const [edition] = testCalendar.year.editions;
  const sessions = [
    session("Été", "2025-07-07", "2025-07-11"),
    session("Toussaint", "2025-10-31", "2025-11-01"),
    session("Noël", "2025-12-29", "2026-01-02"),
    session("Carnaval", "2026-02-16", "2026-02-20"),
  ];
  const { months, dates } = calendarOf(edition!, { ...testCalendar.year, sessions });
  expect(months).toEqual(["2025-11-01", "2025-12-01"]);
  expect(dates.map(({ title }) => title)).toEqual([expect.stringContaining("Atelier"), "Toussaint", "Noël"]);
});
