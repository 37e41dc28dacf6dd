import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import type { Settings } from "../content/settings.ts";
import type { PageSection } from "../content/readSections.ts";
import type { Year } from "../content/year.ts";
import { writeSections } from "../markdown/sections.ts";
import type { Writer } from "../markdown/writer.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Sections } from "./Sections.tsx";

const settings = { facts: {} } as Settings;
const nothing: Year = { today: "2026-11-22", editions: [], sessions: [], camps: [], holidays: [] };
/** A line that waits for a fact of the school. */
const waiting = {
  _key: "a",
  _type: "block" as const,
  children: [{ _key: "b", _type: "fact" as const, name: "classTimes" }],
};
const heading = { _key: "a", title: "Vide" };
const empty: PageSection[] = [
  { ...heading, _type: "campsSection" },
  { ...heading, _type: "faqSection", questions: [] },
  { ...heading, _type: "faqSection", questions: [{ _id: "b", question: "Quand\u202f?", answer: [waiting] }] },
  { ...heading, _type: "blocksSection", display: "programme", blocks: [] },
  { ...heading, _type: "monthsSection" },
  { ...heading, _type: "holidaysSection" },
  { ...heading, _type: "nextDatesSection", most: 3 },
  { ...heading, _type: "nextStepSection", articles: [] },
  { ...heading, _type: "partnersSection", partners: [] },
  { ...heading, _type: "plansSection", plans: [] },
  { ...heading, _type: "cardsSection", cards: [] },
  { ...heading, _type: "checklistSection", items: [] },
  { ...heading, _type: "practicalInfoSection", items: [] },
  { ...heading, _type: "statisticsSection", figures: [] },
  { ...heading, _type: "stepsSection", steps: [] },
  { ...heading, _type: "timelineSection", entries: [] },
];

const shown = (section: PageSection, year: Year = nothing) => {
  const page = {
    sections: [section],
    document: { _id: "page-essai", _type: "page" },
    field: "sections",
    year,
  };
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <Sections {...page} /> }]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { settings } } }} />);
};

test.each(empty)("a section that has nothing to list is not shown: $_type", (section) => {
  expect(shown(section)).toBe("");
  expect(writeSections([section], { settings } as Writer, nothing)).toEqual([]);
});

test("next dates are not shown either where none of the sessions may stand there", () => {
  const session = {
    _id: "portes",
    _updatedAt: "2026-10-01T08:00:00Z",
    kind: "openDay" as const,
    title: "Portes ouvertes",
    firstDay: "2026-12-12",
    lastDay: "2026-12-12",
    hours: undefined,
    enrolment: "open" as const,
    phase: "coming" as const,
    bookable: true,
  };
  const cancelled = { ...session, enrolment: "cancelled" as const, bookable: false };
  for (const [most, only] of [
    [0, session],
    [3, cancelled],
  ] as const) {
    const section: PageSection = { ...heading, _type: "nextDatesSection", most };
    const dated = { ...nothing, sessions: [only] };
    expect(shown(section, dated)).toBe("");
    expect(writeSections([section], { settings } as Writer, dated)).toEqual([]);
  }
});

test("a list of nothing is no list", () => {
  expect(renderToStaticMarkup(<CheckList items={[]} />)).toBe("");
});
