import { expect, test } from "vitest";

import { calendarWith, testCalendar } from "../calendar/testCalendar.ts";
import { pastApart } from "./pastApart.ts";
import type { PageSection } from "../content/readSections.ts";
import type { Year } from "../content/year.ts";

const hero: PageSection = { _key: "a", _type: "heroSection", title: "Agenda" };
const days: PageSection = { _key: "b", _type: "holidaysSection", title: "Jours de cours" };
const months: PageSection = { _key: "c", _type: "monthsSection", title: "Mois par mois" };
const camps: PageSection = { _key: "d", _type: "campsSection", title: "Stages" };
const prose: PageSection = { _key: "e", _type: "proseSection", title: "Avant de venir", content: [] };

/** The titles of the sections above those on what is over, of these, and below. */
const apart = (sections: PageSection[], year: Year) => {
  const { above, past, below } = pastApart(sections, year);
  return [above, past, below].map((part) => part.map(({ title }) => title));
};

test("what tells of an edition that is over is apart, below the dates to come; else nothing is moved", () => {
  const page = [hero, days, months, camps, prose];
  const { year } = calendarWith({ edition: { phase: "over", bookable: false } });
  expect(apart(page, year)).toEqual([
    ["Agenda", "Stages"],
    ["Jours de cours", "Mois par mois"],
    ["Avant de venir"],
  ]);
  expect(apart([hero, months, prose], year)).toEqual([["Agenda"], ["Mois par mois"], ["Avant de venir"]]);
  expect(apart(page, testCalendar.year).flat()).toEqual(page.map(({ title }) => title));
});

test("while the months of the edition to come are not written, those of the last one are apart, its days are not", () => {
  const [edition] = testCalendar.year.editions;
  const over = { ...edition!, _id: "over", phase: "over", bookable: false } as const;
  const coming = { ...edition!, firstDay: "2026-11-01", lastDay: "2027-04-30", months: [] };
  const year = { ...testCalendar.year, today: "2026-10-01", editions: [coming, over] };
  expect(apart([hero, days, months, camps], year)).toEqual([
    ["Agenda", "Jours de cours", "Stages"],
    ["Mois par mois"],
    [],
  ]);
});
