import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { testCalendar } from "../calendar/testCalendar.ts";
import type { PageSection } from "../content/readSections.ts";
import { Sections } from "./Sections.tsx";

const hero = (title: string): PageSection => ({ _key: title, _type: "heroSection", title });
const figures = (title: string): PageSection => ({
  _key: title,
  _type: "statisticsSection",
  title,
  figures: [{ _key: "a", value: "85%", label: "de réussite" }],
});

/** The titles of a page with these sections, each with its level. */
function titles(sections: PageSection[]): string[] {
  const page = { sections, document: { _id: "page-essai", _type: "page" }, field: "sections" };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <Sections {...page} year={testCalendar.year} heading="Essai" />,
    },
  ]);
  const shown = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: {} } }} />);
  return [...shown.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, title]) => `${level} ${title}`);
}

test("a page is headed by its hero, by one only", () => {
  expect(titles([figures("Avant"), hero("Tarifs"), hero("Encore")])).toEqual([
    "h2 Avant",
    "h1 Tarifs",
    "h2 Encore",
  ]);
});

test("a page whose hero is gone is headed by its first section", () => {
  expect(titles([figures("Venez"), figures("Écrivez")])).toEqual(["h1 Venez", "h2 Écrivez"]);
});

test("a page is headed by what it shows, and by its own title where it shows nothing", () => {
  const none: PageSection = { _key: "a", _type: "faqSection", title: "Vos questions", questions: [] };
  expect(titles([none, figures("Venez")])).toEqual(["h1 Venez"]);
  expect(titles([none])).toEqual(["h1 Essai"]);
  expect(titles([])).toEqual(["h1 Essai"]);
});
