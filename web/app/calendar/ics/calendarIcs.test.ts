import ICAL from "ical.js";
import { describe, expect, test, vi } from "vitest";

import type { Calendar } from "../../content/calendar.ts";
import type { Session } from "../../content/year.ts";
import { calendarIcs } from "./calendarIcs.ts";
import { calendarWith, testCalendar, text } from "../testCalendar.ts";

const siteUrl = "https://ia4school.test";

/** The events as a calendar program reads them, by UID. */
function subscribe(calendar: Calendar = testCalendar) {
  const root = new ICAL.Component(ICAL.parse(calendarIcs(calendar, siteUrl)) as unknown[]);
  for (const zone of root.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = root.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return new Map(events.map((event) => [event.uid.replace("@ia4school.test", ""), event]));
}

/** When an event happens, in universal time. */
function times(event: InstanceType<typeof ICAL.Event> | undefined): string[] {
  const found: string[] = [];
  const iterator = event?.iterator();
  for (let next = iterator?.next(); next; next = iterator?.next()) found.push(next.toJSDate().toISOString());
  return found;
}

const ofCamp: Session = {
  _id: "session-noel",
  _updatedAt: "2025-10-04T08:00:00Z",
  kind: "camp",
  campId: "camp-noel",
  title: "Stage de Noël",
  firstDay: "2025-12-23",
  lastDay: "2025-12-23",
  hours: "9h-16h",
  enrolment: "open",
  phase: "coming",
  bookable: true,
};
const [month] = testCalendar.year.editions[0]!.months;
const [holiday] = testCalendar.year.holidays;

describe("a parent who subscribes to the calendar", () => {
  test("sees the classes of each month on Wednesdays and Saturdays, in Brussels time", () => {
    const events = subscribe();
    const wednesdays = events.get("month-1.wednesday");
    expect(times(wednesdays)).toEqual(["05", "12", "19", "26"].map((day) => `2025-11-${day}T16:00:00.000Z`));
    expect(wednesdays?.duration.toString()).toBe("PT2H");
    expect(wednesdays?.summary).toBe("IA4School\u202f: Titre du mois 1");
    // The first is a public holiday.
    expect(times(events.get("month-1.saturday")).map((time) => time.slice(8, 10))).toEqual([
      "08",
      "15",
      "22",
      "29",
    ]);
  });

  test("sees each of two classes on one day, and the same one when its hours change", () => {
    const classes = [
      { _key: "first", day: "saturday", hours: "10h-12h" },
      { _key: "second", day: "saturday", hours: "14h-16h" },
    ] as const;
    const hoursOf = (events: ReturnType<typeof subscribe>) =>
      classes.map(({ _key }) => times(events.get(`month-1.${_key}`))[0]?.slice(11, 16));
    expect(hoursOf(subscribe(calendarWith({ edition: { classes: [...classes] } })))).toEqual([
      "09:00",
      "13:00",
    ]);
    const moved = [classes[0], { ...classes[1], hours: "15h-17h" }];
    expect(hoursOf(subscribe(calendarWith({ edition: { classes: moved } })))).toEqual(["09:00", "14:00"]);
  });

  test("reads of one tool in the singular", () => {
    const toolsOf = (tools: string[]) => {
      const months = [{ ...month!, block: { ...month!.block, tools } }];
      return subscribe(calendarWith({ edition: { months } })).get("month-1")?.description;
    };
    expect(toolsOf(["Suno"])).toContain("Outil\u202f: Suno.");
    expect(toolsOf(["Suno", "Udio"])).toContain("Outils\u202f: Suno, Udio.");
  });

  test("sees of which edition a class and a month are, in a calendar called by none where two run or come", () => {
    const { year } = testCalendar;
    const [open] = year.editions;
    const later = { ...open!, _id: "edition-mardi", name: "Édition du 1er décembre 2025", months: [] };
    const calendar = { ...testCalendar, year: { ...year, editions: [open!, later] } };
    const events = subscribe(calendar);
    const said = ["month-1.wednesday", "month-1", "edition-mardi.wednesday"].map(
      (id) => events.get(id)?.description.split("\n")[0],
    );
    expect(said).toEqual(["Édition 2025-2026", "Édition 2025-2026", "Édition du 1er décembre 2025"]);
    expect(calendarIcs(calendar, siteUrl)).toContain("X-WR-CALNAME:Calendrier IA4School\r\n");
  });

  test("keeps the hour when summer time begins", () => {
    const from = (start: string, lastDay: string) =>
      subscribe(calendarWith({ edition: { firstDay: start, lastDay, months: [{ ...month!, start }] } }));
    const events = from("2026-03-01", "2026-03-31");
    expect(times(events.get("month-1.wednesday")).slice(-2)).toEqual([
      "2026-03-18T16:00:00.000Z",
      "2026-03-25T16:00:00.000Z",
    ]);
    expect(times(events.get("month-1.saturday")).slice(-2)).toEqual([
      "2026-03-21T09:00:00.000Z",
      "2026-03-28T09:00:00.000Z",
    ]);
    const april = from("2026-04-01", "2026-04-30");
    expect(times(april.get("month-1.wednesday"))[0]).toBe("2026-04-01T15:00:00.000Z");
  });

  test("has no class on a day of school holidays, at the end of a month or within it", () => {
    expect(times(subscribe().get("month-2.wednesday")).map((time) => time.slice(8, 10))).toEqual([
      "03",
      "10",
      "17",
    ]);
    const holidays = [{ ...holiday!, start: "2025-12-08", end: "2025-12-12" }];
    const events = subscribe(calendarWith({ holidays }));
    expect(times(events.get("month-2.wednesday")).map((time) => time.slice(8, 10))).toEqual([
      "03",
      "17",
      "24",
      "31",
    ]);
  });

  test("sees holidays to their last day, and camps over the holidays they fall in", () => {
    const events = subscribe();
    for (const id of ["holiday-noel", "camp-noel"]) {
      expect(events.get(id)?.startDate.toString()).toBe("2025-12-23");
      expect(events.get(id)?.endDate.toString()).toBe("2026-01-06");
    }
    expect(events.get("camp-noel")?.description).toContain("dès 14 ans ; sans prérequis.");
    expect(events.has("camp-ete")).toBe(false);
  });

  test("sees each day of a session, at its hours and its place", () => {
    const session: Session = {
      _id: "session-juillet",
      _updatedAt: "2025-10-04T08:00:00Z",
      kind: "camp",
      title: "Atelier d’été",
      firstDay: "2026-07-06",
      lastDay: "2026-07-08",
      hours: "9h-16h",
      place: "Ixelles",
      enrolment: "open",
      phase: "coming",
      bookable: true,
      description: text("Trois jours."),
    };
    const events = subscribe(calendarWith({ sessions: [session] }));
    const days = ["2026-07-06", "2026-07-07", "2026-07-08"];
    expect(days.map((day) => times(events.get(`session-juillet.${day}`))[0])).toEqual(
      days.map((day) => `${day}T07:00:00.000Z`),
    );
    expect(events.get("session-juillet.2026-07-07")?.location).toBe("Ixelles");
    const status = (enrolment: Session["enrolment"]) =>
      subscribe(calendarWith({ sessions: [{ ...session, enrolment }] }))
        .get("session-juillet.2026-07-07")
        ?.component.getFirstPropertyValue("status");
    expect(["full", "cancelled"].map((enrolment) => status(enrolment as Session["enrolment"]))).toEqual([
      null,
      "CANCELLED",
    ]);
  });

  test("is shown the way to the school's address, once it has a street", () => {
    const location = (facts: object, changes = {}) => {
      const settings = { ...testCalendar.settings, ...changes };
      const calendar = { ...testCalendar, settings: { ...settings, facts: { ...settings.facts, ...facts } } };
      return subscribe(calendar).get("month-1.wednesday")?.location;
    };
    expect(location({})).toBe("centre-ville de Bruxelles");
    expect(location({}, { place: null })).toBeNull();
    expect(location({ address: "Rue Neuve 1, 1000 Bruxelles" })).toBe("Rue Neuve 1, 1000 Bruxelles");
  });

  test("sees a workshop on its day once it has one, and until then in its month's note", () => {
    const events = subscribe();
    expect(times(events.get("month-2.atelier"))).toEqual(["2025-12-29T08:00:00.000Z"]);
    expect(events.get("month-2.atelier")?.description).toContain("Horaire\u202f: 9h-17h");
    expect(events.get("month-2")?.description).toContain(
      "Atelier\u202f: «\u202fAtelier 2\u202f» (1\u00a0jour · 29\u00a0décembre 2025)",
    );
    expect(events.has("month-1.atelier")).toBe(false);
    expect(events.get("month-1")?.description).toContain(
      "Atelier\u202f: «\u202fAtelier 1\u202f» (1\u00a0jour · Vacances de Noël)",
    );
  });

  test("is led to the page that shows the calendar, wherever it stands", () => {
    const address = (page: Calendar["page"]) =>
      subscribe({ ...testCalendar, page })
        .get("holiday-noel")
        ?.component.getFirstPropertyValue("url");
    expect(address(testCalendar.page)).toBe("https://ia4school.test/agenda");
    expect(address({ ...testCalendar.page!, path: "/calendrier" })).toBe("https://ia4school.test/calendrier");
    expect(address(null)).toBe("https://ia4school.test/");
  });

  test("gets an edit as a newer revision of the same event", () => {
    const before = subscribe();
    const holidays = [{ ...holiday!, end: "2026-01-04", _updatedAt: "2025-11-20T10:00:00.123Z" }];
    const after = subscribe(calendarWith({ holidays }));
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const id of ["holiday-noel", "month-1.wednesday"]) {
      expect(after.get(id)!.sequence).toBeGreaterThan(before.get(id)!.sequence);
      expect(after.get(id)!.component.getFirstPropertyValue("dtstamp")?.toString()).toBe(
        "2025-11-20T10:00:00Z",
      );
    }
    expect(after.get("month-1")!.sequence).toBe(before.get("month-1")!.sequence);
    const { year } = testCalendar;
    const campsAt = (_updatedAt: string) =>
      subscribe(
        calendarWith({ sessions: [ofCamp], camps: year.camps.map((camp) => ({ ...camp, _updatedAt })) }),
      )
        .get("session-noel")!
        .component.getFirstPropertyValue("last-modified")
        ?.toString();
    expect(campsAt("2025-11-20T10:00:00Z")).toBe("2025-11-20T10:00:00Z");
  });
});

test("what a camp or a month does not say costs its words only", () => {
  const camps = testCalendar.year.camps.map((camp) => ({ ...camp, duration: null, level: null }));
  const block = { ...month!.block, tools: [], project: [] };
  const months = [{ ...month!, block, objective: [], workshop: null }];
  const events = subscribe(calendarWith({ camps, edition: { months } }));
  const camp = events.get("camp-noel");
  expect(camp?.summary).toBe("IA4School\u202f: Stage de Noël");
  expect(camp?.description).toMatch(/^Trois jours/);
  expect(events.get("month-1")?.description).toBe(testCalendar.year.editions[0]!.name);
});

test("the file is what RFC 5545 asks for: lines of at most 75 octets, ended by CR and LF", () => {
  const file = calendarIcs(testCalendar, siteUrl);
  expect(file).toBe(calendarIcs(testCalendar, siteUrl));
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n");
  expect(file).toContain("X-WR-CALNAME:Calendrier IA4School\\, Édition 2025-2026\r\n");
  expect(file).toContain("TZID:Europe/Brussels\r\n");
});

test("whatever is typed or pasted in a text, the file holds its events and nothing of their making", () => {
  const pasted = "\u0000\u0008\u0085\uD800\rFIN\r\nEND:VCALENDAR\nX-EVIL:1";
  const spoilt = { ...month!.block, title: pasted, tools: [pasted], path: `/a${pasted}` };
  const calendar = {
    ...calendarWith({ edition: { months: [{ ...month!, block: spoilt }] } }),
    settings: { ...testCalendar.settings, name: `École${pasted}` },
  };
  const file = calendarIcs(calendar, siteUrl);
  expect(file.match(/^(END:VCALENDAR|X-EVIL.*)$/gm)).toEqual(["END:VCALENDAR"]);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}|\p{Cs}/u);
  const event = subscribe(calendar).get("month-1");
  expect(event?.summary).toBe(
    "ÉcoleFIN, mois 1 : FIN".replaceAll("FIN", "\nFIN\nEND:VCALENDAR\nX-EVIL:1").replace(" :", "\u202f:"),
  );
  expect(event?.component.getFirstPropertyValue("url")).toBe(
    "https://ia4school.test/a%00%08%C2%85%EF%BF%BDFINEND:VCALENDARX-EVIL:1",
  );
});

test("class hours nobody can read leave the classes out, with a log line that names the field", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const [wednesday, saturday] = testCalendar.year.editions[0]!.classes;
  const classes = [{ ...wednesday!, hours: "à convenir" }, saturday!];
  const events = subscribe(calendarWith({ edition: { classes } }));
  expect(events.has("month-1.wednesday")).toBe(false);
  expect(events.has("month-1.saturday")).toBe(true);
  expect(log).toHaveBeenCalledWith('edition-2025, wednesday: no hours in "à convenir"');
  log.mockRestore();
});
