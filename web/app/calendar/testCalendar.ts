import type { Calendar } from "../content/calendar.ts";
import type { Month } from "../content/month.ts";
import type { Edition, Year } from "../content/year.ts";
import type { RichText } from "../content/richText.ts";

/** A text of one paragraph, as the Content Lake has it. */
export function text(words: string): RichText {
  return [{ _key: "a", _type: "block", children: [{ _key: "b", _type: "span", text: words }] }];
}

const edition: Edition = {
  _id: "edition-2025",
  _updatedAt: "2025-10-01T08:00:00Z",
  name: "Édition 2025-2026",
  firstDay: "2025-11-01",
  lastDay: "2025-12-31",
  enrolment: "open",
  phase: "coming",
  bookable: true,
  classes: [
    { _key: "wednesday", day: "wednesday", hours: "17h-19h" },
    { _key: "saturday", day: "saturday", hours: "10h-12h" },
  ],
  months: [month(1, "2025-11-01", "iris", undefined), month(2, "2025-12-01", "corail", "2025-12-29")],
};

const year: Year = {
  today: "2025-10-05",
  editions: [edition],
  sessions: [],
  camps: [
    {
      _id: "camp-noel",
      _updatedAt: "2025-10-02T08:00:00Z",
      title: "Stage de Noël",
      period: "Vacances de Noël",
      duration: "3 jours",
      level: "Tous niveaux",
      description: text("Trois jours pour créer une carte de vœux, dès 14 ans ; sans prérequis."),
      holiday: {
        _id: "holiday-noel",
        _updatedAt: "2025-10-03T08:00:00Z",
        name: "Vacances de Noël",
        start: "2025-12-23",
        end: "2026-01-05",
      },
    },
    {
      _id: "camp-ete",
      _updatedAt: "2025-10-02T08:00:00Z",
      title: "Bootcamp d’été",
      period: "Juillet",
      duration: "3 jours",
      level: "Débutant",
      description: text("Trois jours pour toucher à tout."),
    },
  ],
  holidays: [
    {
      _id: "holiday-noel",
      _updatedAt: "2025-10-03T08:00:00Z",
      name: "Vacances de Noël",
      start: "2025-12-23",
      end: "2026-01-05",
    },
  ],
};

/** A programme of two months, with one of everything. */
export const testCalendar: Calendar = {
  settings: {
    _id: "settings",
    _updatedAt: "2025-10-01T08:00:00Z",
    name: "IA4School",
    place: "centre-ville de Bruxelles",
    facts: { workshopHours: "9h-17h" },
  },
  year,
  page: {
    _id: "page-agenda",
    _updatedAt: "2025-10-01T08:00:00Z",
    path: "/agenda",
    camps: { title: "Stages d’hiver", note: text("Les inscriptions ouvrent deux mois avant.") },
    practicalInfo: [
      { _key: "a", title: "Matériel", content: text("Des ordinateurs sont fournis sur place.") },
    ],
  },
};

/** The same, with another edition, other sessions or other holidays. */
export function calendarWith(
  changes: { edition?: Partial<Edition> } & Partial<Omit<Year, "editions">>,
): Calendar {
  const { edition: changed, ...rest } = changes;
  return { ...testCalendar, year: { ...year, ...rest, editions: [{ ...edition, ...changed }] } };
}

function month(rank: number, start: string, color: string, date: string | undefined): Month {
  return {
    _id: `month-${rank}`,
    _updatedAt: "2025-10-04T08:00:00Z",
    rank,
    start,
    objective: text(`Objectif du mois ${rank}.`),
    block: {
      _id: `block-${rank}`,
      _updatedAt: "2025-10-04T08:00:00Z",
      title: `Titre du mois ${rank}`,
      tools: ["ChatGPT", "Canva"],
      color,
      duration: 4,
      path: `/programme/bloc-${rank}`,
      project: text(`Projet du mois ${rank}.`),
    },
    workshop: {
      name: `Atelier ${rank}`,
      duration: "day",
      period: "Vacances de Noël",
      date,
      description: [
        {
          _key: "a",
          _type: "block",
          children: [
            { _key: "b", _type: "span", text: "Horaire\u202f: " },
            { _key: "c", _type: "fact", name: "workshopHours" },
          ],
        },
      ],
    },
  };
}
