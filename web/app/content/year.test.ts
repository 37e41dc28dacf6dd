import { createClient } from "@sanity/client";
import { expect, test, vi } from "vitest";

import {
  editionByMonths,
  editionToCome,
  getYear,
  leadsOn,
  marksToday,
  nextEdition,
  nextEditions,
  nextSessions,
  sessionsTold,
  type Year,
} from "./year.ts";
import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";

const fill = testLake();

const edition = (id: string, firstDay: string, lastDay: string, enrolment = "open") => ({
  _id: id,
  _updatedAt: "2025-10-01T08:00:00Z",
  firstDay,
  lastDay,
  enrolment,
  places: null,
  classes: [],
  months: [],
});

const session = (id: string, firstDay: string, lastDay = firstDay, enrolment = "open") => ({
  _id: id,
  _updatedAt: "2025-10-01T08:00:00Z",
  kind: "camp",
  campId: null,
  title: id,
  level: null,
  firstDay,
  lastDay,
  hours: null,
  place: null,
  enrolment,
  places: null,
  price: null,
  priceNote: null,
  description: null,
});

const month = (start: string) => ({
  _id: start,
  _updatedAt: "2025-10-01T08:00:00Z",
  rank: 1,
  start,
  objective: [],
  block: {
    _id: "b",
    _updatedAt: "2025-10-01T08:00:00Z",
    title: "Bloc",
    tools: [],
    color: "iris",
    duration: 4,
    path: "/",
    project: [],
  },
  workshop: { name: "Atelier", duration: "day", period: "Mai", date: null, description: [] },
});

const found = {
  hours: "9h-17h",
  editions: [
    edition("old", "2025-11-01", "2026-04-30"),
    edition("now", "2026-11-01", "2027-04-30"),
    edition("next", "2027-11-01", "2028-04-30", "closed"),
  ],
  sessions: [session("past", "2026-07-06", "2026-07-08"), session("soon", "2026-12-28", "2026-12-30", "few")],
  camps: [],
  holidays: [],
};

async function yearAt(moment: string, changes: object = {}) {
  const client = createClient({
    projectId: "test",
    dataset: "test",
    useCdn: false,
    apiVersion: "2025-02-19",
  });
  vi.spyOn(client, "fetch").mockResolvedValue({
    result: { 0: { ...found, ...changes } },
    syncTags: [],
  } as never);
  const content = readContent(client, undefined, new Date(moment));
  const year = await getYear(content);
  return { year, until: new Date(content.reading.until).toISOString() };
}

test("what runs or comes stands first, what is over last and said to be", async () => {
  const { year } = await yearAt("2026-11-22T12:00:00Z");
  expect(year.editions.map(({ _id, phase }) => [_id, phase])).toEqual([
    ["now", "running"],
    ["next", "coming"],
    ["old", "over"],
  ]);
  expect(nextEdition(year)?.name).toBe("Édition 2026-2027");
  expect(sessionsTold(year).map(({ _id, bookable }) => [_id, bookable])).toEqual([["soon", true]]);
});

test("once it has begun a session is told until it ends, none to come to but an open day; until then those with places stand before the full ones", async () => {
  const { year: begun } = await yearAt("2026-12-29T12:00:00Z");
  expect(begun.sessions.map(({ phase }) => phase)).toEqual(["running", "over"]);
  expect(sessionsTold(begun).map(({ _id, enrolment, bookable }) => [_id, enrolment, bookable])).toEqual([
    ["soon", "begun", false],
  ]);
  expect(nextSessions(sessionsTold(begun))).toEqual([]);
  const visit = { ...session("visit", "2026-12-29"), kind: "openDay", enrolment: "full" };
  const off = { ...visit, _id: "off", enrolment: "cancelled" };
  const sessions = [visit, off, ...found.sessions, session("later", "2027-01-20")];
  const { year: visited } = await yearAt("2026-12-29T12:00:00Z", { sessions });
  expect(nextSessions(sessionsTold(visited)).map(({ _id }) => _id)).toEqual(["visit", "later"]);

  const full = session("full", "2026-12-01", "2026-12-02", "full");
  const { year } = await yearAt("2026-11-22T12:00:00Z", { sessions: [full, ...found.sessions] });
  const ids = (sessions: { _id: string }[]) => sessions.map(({ _id }) => _id);
  expect(ids(nextSessions(sessionsTold(year)))).toEqual(["soon"]);
  expect(ids(nextSessions(sessionsTold(year).slice(0, 1)))).toEqual(["full"]);
});

test("a date costs what its plan does, and begins there where that does", async () => {
  const dated = (id: string, fields: object) => ({
    ...session(id, "2026-12-28"),
    _type: "session",
    ...fields,
  });
  const client = await fill([
    { _id: "intra", _type: "plan", price: 2990, from: true },
    dated("planned", { plan: { _type: "reference", _ref: "intra" }, price: 1 }),
    dated("priced", { price: 240 }),
  ]);
  const { sessions } = await getYear(readContent(client, undefined, new Date("2026-11-22")));
  expect(sessions.map(({ _id, price, from }) => [_id, price, from])).toEqual([
    ["planned", 2990, true],
    ["priced", 240, undefined],
  ]);
});

test("it holds until holidays begin, then until they end", async () => {
  const noel = {
    _id: "noel",
    _updatedAt: "2025-10-01T08:00:00Z",
    name: "Noël",
    start: "2026-12-21",
    end: "2027-01-03",
  };
  const changes = { sessions: [], holidays: [noel] };
  expect((await yearAt("2026-11-22T12:00:00Z", changes)).until).toBe("2026-12-20T23:00:00.000Z");
  expect((await yearAt("2027-01-03T12:00:00Z", changes)).until).toBe("2027-01-03T23:00:00.000Z");
});

test("what marks today holds until midnight in Brussels", async () => {
  const content = readContent(
    createClient({ projectId: "test", useCdn: false, apiVersion: "2025-02-19" }),
    undefined,
    new Date("2026-07-01T22:30:00Z"),
  );
  marksToday(content);
  expect(new Date(content.reading.until).toISOString()).toBe("2026-07-02T22:00:00.000Z");
});

test("it holds until the next thing begins or ends, at its hour in Brussels", async () => {
  expect((await yearAt("2026-11-22T12:00:00Z")).until).toBe("2026-12-28T08:00:00.000Z");
  expect((await yearAt("2026-12-29T12:00:00Z")).until).toBe("2026-12-30T16:00:00.000Z");
  expect((await yearAt("2026-12-30T16:00:00Z")).year.sessions.map(({ phase }) => phase)).toEqual([
    "over",
    "over",
  ]);
  expect((await yearAt("2027-02-01T12:00:00Z")).until).toBe("2027-04-30T22:00:00.000Z");
});

test("full or closed, it cannot be booked; an edition that can is shown before one that cannot", async () => {
  const editions = [
    edition("full", "2026-11-01", "2027-04-30", "full"),
    edition("open", "2027-11-01", "2028-04-30"),
  ];
  const { year } = await yearAt("2026-11-22T12:00:00Z", { editions });
  expect(nextEdition(year)?._id).toBe("open");
  const none = await yearAt("2026-11-22T12:00:00Z", { editions: [editions[0]] });
  expect(nextEdition(none.year)).toMatchObject({ _id: "full", bookable: false });
  const sessions = [session("soon", "2028-07-03")];
  const over = await yearAt("2028-05-01T12:00:00Z", { editions, sessions });
  expect(nextEdition(over.year)?._id).toBe("open");
});

test("where none can be booked, the next to begin stands beside the one that runs, and is the one to be told of", async () => {
  const editions = [
    edition("now", "2026-11-01", "2027-04-30", "closed"),
    edition("next", "2027-11-01", "2028-04-30", "full"),
  ];
  const { year } = await yearAt("2026-11-22T12:00:00Z", { editions });
  const led = (year: Year) => nextEditions(year).map((one) => [one._id, leadsOn(one, year)]);
  expect(led(year)).toEqual([
    ["now", false],
    ["next", true],
  ]);
  expect(editionToCome(year)?._id).toBe("next");
  const alone = await yearAt("2026-11-22T12:00:00Z", { editions: [editions[0]] });
  expect(led(alone.year)).toEqual([["now", true]]);
  const over = await yearAt("2028-05-22T12:00:00Z", { editions, sessions: [session("soon", "2028-07-03")] });
  expect(led(over.year)).toEqual([["next", true]]);
});

test("of two editions open at once both can be joined, and each is called by its first day, by its classes where that is the same", async () => {
  const editions = [
    edition("winter", "2026-12-07", "2027-01-31"),
    edition("spring", "2027-02-08", "2027-02-21", "few"),
    edition("next", "2027-11-01", "2028-04-30", "closed"),
  ];
  const { year } = await yearAt("2026-11-22T12:00:00Z", { editions });
  const parallel = [
    {
      ...edition("wed", "2026-12-07", "2027-01-31"),
      classes: [{ _key: "a", day: "wednesday", hours: "17h-19h" }],
    },
    {
      ...edition("tue", "2026-12-07", "2027-01-31"),
      classes: [{ _key: "a", day: "tuesday", hours: "18h-20h" }],
    },
  ];
  const sameDay = await yearAt("2026-11-22T12:00:00Z", { editions: parallel });
  expect(sameDay.year.editions.map(({ name }) => name)).toEqual([
    "Édition du 7\u00a0décembre 2026, le mercredi\u00a0(17h-19h)",
    "Édition du 7\u00a0décembre 2026, le mardi\u00a0(18h-20h)",
  ]);
  expect(nextEditions(year).map(({ _id }) => _id)).toEqual(["winter", "spring"]);
  expect(year.editions.map(({ name }) => name)).toEqual([
    "Édition du 7\u00a0décembre 2026",
    "Édition du 8\u00a0février 2027",
    "Édition 2027-2028",
  ]);
});

test("before there is anything, there is nothing, for ever", async () => {
  const client = await yearAt("2026-11-22T12:00:00Z", { editions: [] });
  expect(nextEdition(client.year)).toBeUndefined();
});

test("until its months are published, those of the nearest edition that has most are told", async () => {
  const months = [month("2025-11-01")];
  const editions = [
    { ...edition("old", "2025-11-01", "2026-04-30"), months },
    edition("now", "2026-11-01", "2027-04-30"),
  ];
  const { year } = await yearAt("2026-11-22T12:00:00Z", { editions });
  expect(editionByMonths(year)?._id).toBe("old");
  const withMonths = async (old: string[], now: string[]) => {
    const editions = [
      { ...edition("old", "2025-11-01", "2026-04-30"), months: old.map(month) },
      { ...edition("now", "2026-11-01", "2027-04-30"), months: now.map(month) },
    ];
    return editionByMonths((await yearAt("2026-11-22T12:00:00Z", { editions })).year)?._id;
  };
  expect(await withMonths(["2025-11-01", "2025-12-01"], ["2026-11-01"])).toBe("old");
  expect(await withMonths(["2025-11-01"], ["2026-11-01"])).toBe("now");
  const none = await yearAt("2026-11-22T12:00:00Z");
  expect(editionByMonths(none.year)).toBeUndefined();
});

test("a month that lies outside its edition's days is none of it, nor said to be shown: an edition moved to another year has none", async () => {
  const reference = (_ref: string) => ({ _type: "reference", _ref });
  const block = { _id: "b", _type: "programmeBlock", slug: { current: "b" }, title: "Bloc", duration: 1 };
  const months = ["2025-11-01", "2025-12-01", "2026-01-31", "2026-02-01"].map((start) => ({
    ...month(start),
    _type: "monthlyProgramme",
    edition: reference("moved"),
    block: reference("b"),
  }));
  const kept = async (firstDay: string, lastDay: string) => {
    const moved = { ...edition("moved", firstDay, lastDay), _type: "edition" };
    const client = await fill([moved, { ...block, tools: [], color: "blue", project: [] }, ...months]);
    const content = readContent(client, undefined, new Date("2026-11-22T12:00:00Z"), true);
    const year = await getYear(content);
    const shown = new Set(content.reading.uses.map(({ use }) => use));
    return {
      months: year.editions[0]?.months.map(({ start }) => start),
      shown: months.map(({ _id }) => _id).filter((id) => shown.has(id)),
      told: editionByMonths(year)?._id,
    };
  };
  expect(await kept("2027-01-11", "2027-06-30")).toEqual({ months: [], shown: [], told: undefined });
  // The day of the first class is not that on which its month begins.
  const inDays = ["2025-12-01", "2026-01-31"];
  expect(await kept("2025-12-10", "2026-01-31")).toEqual({ months: inDays, shown: inDays, told: "moved" });
});

test("what has a day that is none is left out, named with its field, and the others stay", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { year } = await yearAt("2026-11-22T12:00:00Z", {
    editions: [...found.editions, edition("no-edition", "2026-11-01", "2027-99-99")],
    sessions: [...found.sessions, session("no-session", "2026-99-99")],
    holidays: [
      {
        _id: "no-holiday",
        _updatedAt: "2025-10-01T08:00:00Z",
        name: "Noël",
        start: "2026-13-01",
        end: "2026-13-02",
      },
    ],
  });
  expect(year.editions.map(({ _id }) => _id)).toEqual(["now", "next", "old"]);
  expect(year.sessions.map(({ _id }) => _id)).toEqual(["soon", "past"]);
  expect(year.holidays).toEqual([]);
  expect(said.mock.calls.map(([line]) => String(line).split(":")[0])).toEqual([
    "no-edition lastDay",
    "no-session firstDay",
    "no-holiday start",
  ]);
  said.mockRestore();
});

test("what cannot be read of a camp, a date, an edition or a month costs nothing else of it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const camp = {
    _id: "c",
    _updatedAt: "2025-10-01T08:00:00Z",
    title: "Stage",
    period: 7,
    duration: {},
    level: 7,
  };
  const classes = [
    { _key: "a", day: "monday", hours: 17 },
    { _key: "b", day: "saturday", hours: "10h-12h" },
  ];
  const odd = month("2026-11-01");
  const block = { ...odd.block, tools: ["Gemini", 7], color: 7, duration: "4", project: 7 };
  const workshop = { ...odd.workshop, duration: 1, period: {}, date: "bientôt", description: "Une journée" };
  const months = [
    { ...odd, objective: "Créer", block, workshop },
    { ...odd, _id: "m", workshop: "Atelier" },
  ];
  const { year } = await yearAt("2026-10-01T12:00:00Z", {
    camps: [{ ...camp, description: "Trois jours", holiday: 7 }],
    sessions: [{ ...session("soon", "2026-12-28"), campId: 7, hours: 9, place: {}, places: "12" }],
    editions: [
      { ...edition("now", "2026-11-01", "2027-04-30"), places: "12", classes, months },
      { ...edition("next", "2027-11-01", "2028-04-30"), classes: 7, months },
    ],
  });
  vi.restoreAllMocks();
  expect(year.camps).toMatchObject([
    { title: "Stage", period: null, duration: null, level: null, description: [], holiday: null },
  ]);
  expect(year.sessions).toMatchObject([{ _id: "soon", campId: null, hours: "9h-17h", place: null }]);
  expect(year.editions).toMatchObject([
    { _id: "now", places: null, classes: [{ _key: "b" }] },
    { _id: "next", classes: [] },
  ]);
  expect(year.editions[0]?.months).toMatchObject([
    {
      objective: [],
      block: { tools: ["Gemini"], color: "iris", duration: null, project: [] },
      workshop: { name: "Atelier", duration: null, period: null, date: null, description: [] },
    },
    { _id: "m", workshop: null },
  ]);
});
