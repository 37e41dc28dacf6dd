import { expect, test } from "vitest";

import { calendarWith, testCalendar } from "../calendar/testCalendar.ts";
import { pastBelowDates } from "./pastBelowDates.ts";
import type { PageSection } from "../content/readSections.ts";

const hero: PageSection = { _key: "a", _type: "heroSection", title: "Agenda" };
const days: PageSection = { _key: "b", _type: "holidaysSection", title: "Jours de cours" };
const months: PageSection = { _key: "c", _type: "monthsSection", title: "Mois par mois" };
const camps: PageSection = { _key: "d", _type: "campsSection", title: "Stages" };
const prose: PageSection = { _key: "e", _type: "proseSection", title: "Avant de venir", content: [] };

const titles = (sections: PageSection[]) => sections.map(({ title }) => title);

test("what tells of an edition that is over stands below the dates to come; else nothing is moved", () => {
  const page = [hero, days, months, camps, prose];
  const { year } = calendarWith({ edition: { phase: "over", bookable: false } });
  const moved = ["Agenda", "Stages", "Jours de cours", "Mois par mois", "Avant de venir"];
  expect(titles(pastBelowDates(page, year))).toEqual(moved);
  expect(pastBelowDates([hero, months, prose], year)).toEqual([hero, months, prose]);
  expect(pastBelowDates(page, testCalendar.year)).toEqual(page);
});

test("while the months of the edition to come are not written, those of the last one stand below, its days do not", () => {
  const [edition] = testCalendar.year.editions;
  const over = { ...edition!, _id: "over", phase: "over", bookable: false } as const;
  const coming = { ...edition!, firstDay: "2026-11-01", lastDay: "2027-04-30", months: [] };
  const year = { ...testCalendar.year, today: "2026-10-01", editions: [coming, over] };
  const moved = ["Agenda", "Jours de cours", "Stages", "Mois par mois"];
  expect(titles(pastBelowDates([hero, days, months, camps], year))).toEqual(moved);
});
