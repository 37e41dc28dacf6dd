import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { extractText } from "unpdf";
import { expect, test } from "vitest";

import { calendarPdf } from "../calendar/pdf/calendarPdf.ts";
import { calendarWith } from "../calendar/testCalendar.ts";
import type { Action } from "../content/link.ts";
import type { Settings } from "../content/settings.ts";
import type { Session, Year } from "../content/year.ts";
import { writeSections } from "../markdown/sections.ts";
import { createWriter, join } from "../markdown/writer.ts";
import { CampsSection } from "./CampsSection.tsx";
import { HolidaysSection } from "./HolidaysSection.tsx";
import { NextDatesSection } from "./NextDatesSection.tsx";

const settings = { facts: {} } as Settings;
const session: Session = {
  _id: "session-noel",
  _updatedAt: "2025-10-02T08:00:00Z",
  kind: "camp",
  title: "Stage de Noël",
  level: "Tous niveaux",
  firstDay: "2025-12-23",
  lastDay: "2025-12-24",
  hours: "9h-16h",
  place: "Namur",
  price: 180,
  from: true,
  priceNote: "les deux jours",
  enrolment: "few",
  phase: "coming",
  bookable: true,
};
const free = {
  ...session,
  _id: "session-portes",
  title: "Portes ouvertes",
  price: 0,
  priceNote: "par personne",
};
const calendar = calendarWith({ sessions: [session, free] });
const { year } = calendar;
const section = { _key: "a", _type: "nextDatesSection" as const, title: "Prochaines dates", most: 3 };

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f\n]/g, " ");

/** The page's part of these dates. */
function shown(year: Year, actions: Action[] = []): string {
  const props = { ...section, actions, as: "h2" as const, year, ids: new Map(), edit: () => ({}) };
  return page(<NextDatesSection {...props} />);
}

function page(children: ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => children }]);
  return renderToStaticMarkup(<Page />);
}

test("of the next dates the page, its Markdown and the printed calendar say the hours, the place and the price", async () => {
  const html = shown(year);
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  const markdown = join(writeSections([section], write, year));
  const { text } = await extractText(
    new Uint8Array((await calendarPdf(calendar, "https://ecole.example"))!),
    {
      mergePages: true,
    },
  );
  for (const said of [html.replaceAll(/<[^>]+>/g, ""), markdown, text].map(spaces)) {
    expect(said).toContain("9h-16h · Tous niveaux · Namur");
    expect(said).toContain("à partir de 180 € les deux jours");
    expect(said).toContain("gratuit");
    expect(said).not.toContain("par personne");
  }
  for (const said of [html, markdown]) expect(said).toContain("mercredi 17h-19h, samedi 10h-12h");
});

test("one button leads: what can be booked, else the way to be told of the next edition", () => {
  const actions = [{ label: "Voir l’agenda", href: "/agenda" }];
  const leading = (year: Year) =>
    [...shown(year, actions).matchAll(/class="[^"]*bg-voice[^"]*"[^>]*>([^<]*)/g)].map(([, label]) => label);
  const over = { phase: "over", bookable: false } as const;
  expect(leading(calendarWith({}).year)).toEqual(["Réserver"]);
  expect(leading(calendarWith({ edition: over }).year)).toEqual(["Prochaine rentrée\u202f: prévenez-moi"]);
  expect(leading(calendarWith({ edition: over, sessions: [session] }).year)).toEqual(["Réserver"]);
});

test("an edition that runs and takes nobody leads nowhere, the next one beside it does, on the agenda too", () => {
  const runs = { phase: "running", bookable: false, enrolment: "closed" } as const;
  const { year } = calendarWith({ edition: runs });
  const next = { ...year.editions[0]!, _id: "edition-2026", phase: "coming" as const };
  const other = {
    ...next,
    name: "Édition 2026-2027",
    firstDay: "2026-11-01",
    lastDay: "2027-04-30",
    months: [],
  };
  const told = (year: Year) => {
    const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
    const holidays = { _key: "c", _type: "holidaysSection" as const, title: "Calendrier" };
    const props = { ...holidays, as: "h2" as const, year, ids: new Map(), edit: () => ({}) };
    return [
      shown(year),
      join(writeSections([section], write, year)),
      join(writeSections([holidays], write, year)),
      page(<HolidaysSection {...props} />),
    ].map((said) => [...said.matchAll(/sujet=([^#]*)#/g)].map(([, id]) => id));
  };
  for (const changes of [{ enrolment: "full" as const }, { enrolment: "open" as const, bookable: true }])
    for (const ways of told({ ...year, editions: [year.editions[0]!, { ...other, ...changes }] }))
      expect(ways).toEqual(["edition-2026"]);
  for (const ways of told(year)) expect(ways).toEqual(["edition-2025"]);
});

test("whoever hears the ways to several dates by themselves can tell them apart", () => {
  const [edition] = year.editions;
  const later = { _id: "later", firstDay: "2026-11-01", lastDay: "2027-04-30" };
  const editions = [edition!, { ...edition!, ...later, name: "Édition 2026-2027" }];
  const sessions = [session, { ...session, _id: "january", firstDay: "2026-01-02", lastDay: "2026-01-03" }];
  const several = { ...year, editions, sessions };
  const props = { title: "Calendrier", as: "h2" as const, year: several, ids: new Map(), edit: () => ({}) };
  const heard = (html: string) =>
    [...html.matchAll(/<a [^>]*sujet=[^>]*>/g)].map(([way]) =>
      spaces(/aria-label="([^"]*)"/.exec(way)?.[1] ?? ""),
    );
  const ofEditions = ["Réserver : Programme, édition 2025-2026", "Réserver : Programme, édition 2026-2027"];
  expect(heard(shown(several))).toEqual([
    ...ofEditions,
    "Réserver : Stage de Noël, du 23 au 24 décembre 2025",
    "Réserver : Stage de Noël, du 2 au 3 janvier 2026",
  ]);
  expect(heard(page(<HolidaysSection {...props} />))).toEqual(ofEditions);
});

test("camps that have no date yet are named as dates to come", () => {
  const { year } = calendarWith({ sessions: [{ ...session, campId: "camp-noel" }] });
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  for (const said of [shown(year), join(writeSections([section], write, year))])
    expect(said).toMatch(/Dates à fixer\s:\sBootcamp d’été(?! ·)/);
});

test("of many camps without a date a few are named, and how many others there are", () => {
  const { year } = calendarWith({ sessions: [] });
  const camps = Array.from({ length: 78 }, (_, index) => ({
    ...year.camps[0]!,
    _id: `camp-${index + 1}`,
    title: `Stage ${index + 1}`,
  }));
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  const told = (year: Year) => [shown(year), join(writeSections([section], write, year))];
  for (const said of told({ ...year, camps })) {
    expect(said).toContain("Stage 4 · Stage 5 · et 73 autres");
    expect(said).not.toContain("Stage 6");
  }
  for (const said of told({ ...year, camps: camps.slice(0, 6) }))
    expect(said).toMatch(/Stage 5 · Stage 6(?! ·)/);
});

test("of each camp the Markdown has the way to its next date, as its card has", () => {
  const { year } = calendarWith({ sessions: [{ ...session, campId: "camp-noel" }] });
  const camps = { _key: "b", _type: "campsSection" as const, title: "Stages" };
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  const markdown = join(writeSections([camps], write, year));
  const ways = [...markdown.matchAll(/\[([^\]]*)\]\([^)]*sujet=([^#]*)#/g)].map(([, label, id]) => [
    label,
    id,
  ]);
  expect(ways).toEqual([
    ["Réserver", "session-noel"],
    ["Réserver", "session-noel"],
    ["Prochaine date\u202f: prévenez-moi", "camp-ete"],
  ]);
});

test("a date that is cancelled stays among the camps, struck through, and nothing leads to it", () => {
  const cancelled = { ...session, campId: "camp-noel", enrolment: "cancelled" as const, bookable: false };
  const { year } = calendarWith({ sessions: [cancelled] });
  const camps = { _key: "b", _type: "campsSection" as const, title: "Stages" };
  const shown = {
    ...camps,
    as: "h2" as const,
    year: { ...year, camps: [] },
    ids: new Map(),
    edit: () => ({}),
  };
  const Page = createRoutesStub([{ path: "/", Component: () => <CampsSection {...shown} /> }]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain("<s>Stage de Noël</s>");
  expect(html).toContain("Annulé");
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  const markdown = spaces(join(writeSections([camps], write, year)));
  expect(markdown).toContain("du 23 au 24 décembre 2025 · Annulé");
  for (const said of [html, markdown]) expect(said).not.toContain("sujet=session-noel");
});

test("an open day under way is told with its hours, and a camp under way among the camps, neither to be booked", () => {
  const begun = { ...session, enrolment: "begun", phase: "running", bookable: false } as const;
  const openDay: Session = { ...begun, _id: "session-portes", kind: "openDay", title: "Portes ouvertes" };
  const calendar = calendarWith({ sessions: [{ ...begun, campId: "camp-noel" }, openDay] });
  const year = { ...calendar.year, camps: [] };
  const camps = { _key: "b", _type: "campsSection" as const, title: "Stages" };
  const props = { ...camps, as: "h2" as const, year, ids: new Map(), edit: () => ({}) };
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  const next = [shown(year), join(writeSections([section], write, year))].map(spaces);
  const agenda = [page(<CampsSection {...props} />), join(writeSections([camps], write, year))].map(spaces);
  for (const said of [...next, ...agenda]) {
    expect(said).toMatch(/Portes ouvertes[^]*9h-16h/);
    expect(said).toContain("En cours");
    expect(said).toContain("Prochaine date : prévenez-moi");
  }
  for (const said of next) expect(said).not.toContain("session-noel");
  for (const said of agenda) {
    expect(said).toContain("Stage de Noël");
    expect(said).not.toContain("Réserver");
  }
});
