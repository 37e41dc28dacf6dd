import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { expect, test } from "vitest";

import { calendarWith } from "../calendar/testCalendar.ts";
import type { Year } from "../content/year.ts";
import { HolidaysSection } from "./HolidaysSection.tsx";

function shown(year: Year): string {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <HolidaysSection title="Vacances" as="h2" year={year} ids={new Map()} edit={() => ({})} />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { settings: { facts: {} } } } }} />);
}

test("each edition that can be joined has its days, and the way there", () => {
  const { year } = calendarWith({});
  const [edition] = year.editions;
  const spring = { ...edition!, _id: "spring", firstDay: "2026-02-09", lastDay: "2026-02-20", months: [] };
  const html = shown({ ...year, editions: [edition!, spring] });
  const ways = [...html.matchAll(/sujet=([^#]*)#[^>]*>([^<]*)/g)].map(([, id, label]) => [id, label]);
  expect(ways).toEqual([
    ["edition-2025", "Réserver"],
    ["spring", "Réserver"],
  ]);
  expect(html).toContain("du 9 au 20\u00a0février 2026");
  // The 9th is a Monday.
  expect(html).toContain("Premier cours le 11\u00a0février 2026, dernier le 18\u00a0février 2026");
});

test("of holidays of one day that day is told, of longer ones the first and the last", () => {
  const holiday = (name: string, start: string, end: string) => ({
    _id: name,
    _updatedAt: "2025-10-01T08:00:00Z",
    name,
    start,
    end,
  });
  const holidays = [
    holiday("Armistice", "2025-11-11", "2025-11-11"),
    holiday("Noël", "2025-12-22", "2025-12-31"),
  ];
  const { year } = calendarWith({ holidays });
  const html = shown(year);
  const told = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, dates]) => dates?.replaceAll(/<[^>]+>/g, ""));
  expect(told).toEqual(["11\u00a0novembre 2025", "22\u00a0décembre 2025 – 31\u00a0décembre 2025"]);
});

test("a class has the colour of its own block, wherever in a month that begins", () => {
  const [first, second] = calendarWith({}).year.editions[0]!.months;
  const { year } = calendarWith({
    edition: { lastDay: "2025-11-30", months: [first!, { ...second!, start: "2025-11-17" }] },
  });
  const classes = [...shown(year).matchAll(/data-hue="(\w+)"[^>]*>(\d+)</g)].map(
    ([, hue, day]) => `${day} ${hue}`,
  );
  expect(classes.join(", ")).toBe(
    "5 iris, 8 iris, 12 iris, 15 iris, 19 corail, 22 corail, 26 corail, 29 corail",
  );
});
