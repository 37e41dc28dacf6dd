import { expect, test } from "vitest";

import type { Entry } from "./entries.ts";
import { changesTo, moved, putDown } from "./move.ts";
import { pastWarning, toWords } from "./words.ts";

const entry = (change: Partial<Entry>): Entry => ({
  key: "a",
  id: "a",
  type: "article",
  title: "Un article",
  kind: "Article",
  meaning: "appears",
  day: "2026-12-01",
  dates: [],
  published: { as: "here" },
  ...change,
});
const article = entry({
  day: "2026-03-27",
  time: "08:30",
  dates: [
    { path: ["showFrom"], value: "2026-03-27T07:30:00.000Z" },
    { path: ["date"], value: "2026-03-27" },
  ],
});

test("what is moved over a change of hour keeps its hour in Brussels, and the day visitors read goes along", () => {
  expect(changesTo(article, { day: "2026-03-30" }).map(({ to }) => to)).toEqual([
    "2026-03-30T06:30:00.000Z",
    "2026-03-30",
  ]);
  const autumn = entry({ day: "2026-10-24", dates: [{ path: ["a"], value: "2026-10-24T21:30:00.000Z" }] });
  expect(changesTo(autumn, { day: "2026-10-26" }).map(({ to }) => to)).toEqual(["2026-10-26T22:30:00.000Z"]);
});

test("an hour that the change of hour skips is the next one there is", () => {
  const early = entry({ day: "2026-03-28", dates: [{ path: ["a"], value: "2026-03-28T01:30:00.000Z" }] });
  expect(changesTo(early, { day: "2026-03-29" }).map(({ to }) => to)).toEqual(["2026-03-29T01:30:00.000Z"]);
});

test("an hour alone can be changed; what changes nothing writes nothing", () => {
  expect(changesTo(article, { day: "2026-03-27", time: "18:00" })).toEqual([
    { path: ["showFrom"], from: "2026-03-27T07:30:00.000Z", to: "2026-03-27T17:00:00.000Z" },
  ]);
  expect(changesTo(article, { day: "2026-03-27" })).toEqual([]);
  expect(moved(article, { day: "2026-03-28", time: "18:00" })).toMatchObject({
    day: "2026-03-28",
    time: "18:00",
  });
});

test("what lasts is moved whole, into another year too", () => {
  const holiday = entry({
    meaning: "closes",
    day: "2025-12-23",
    until: "2026-01-05",
    dates: [
      { path: ["start"], value: "2025-12-23" },
      { path: ["end"], value: "2026-01-05" },
    ],
  });
  expect(changesTo(holiday, { day: "2025-12-20" }).map(({ to }) => to)).toEqual(["2025-12-20", "2026-01-02"]);
  expect(moved(holiday, { day: "2026-12-21" })).toMatchObject({ day: "2026-12-21", until: "2027-01-03" });
});

test("the day by which something is held goes where the hand puts it, and what is said are the days that gives", () => {
  const camp = entry({
    meaning: "starts",
    day: "2027-02-22",
    until: "2027-02-26",
    dates: [
      { path: ["firstDay"], value: "2027-02-22" },
      { path: ["lastDay"], value: "2027-02-26" },
    ],
  });
  const by = (held: string) => moved(camp, putDown(camp, held, "2027-02-15"));
  expect(by("2027-02-24").dates.map(({ value }) => value)).toEqual(["2027-02-13", "2027-02-17"]);
  expect(toWords(by("2027-02-24"))).toBe("du samedi 13 février 2027 au mercredi 17 février 2027");
  expect(toWords(by("2027-02-22"))).toBe("du lundi 15 février 2027 au vendredi 19 février 2027");
  expect(toWords(entry({ day: "2031-05-17" }))).toBe("au samedi 17 mai 2031");
});

test("a date that has passed is warned about, by what it will do", () => {
  const now = { day: "2026-12-01", time: "12:00" };
  expect(pastWarning(entry({ time: "11:59" }), now)).toBe(
    "Ce moment est passé : le document paraîtra dès la publication.",
  );
  expect(pastWarning(entry({ time: "12:01" }), now)).toBeUndefined();
  expect(pastWarning(entry({ meaning: "changes", day: "2026-11-30" }), now)).toMatch(
    /vaudra dès la publication/,
  );
  expect(pastWarning(entry({ meaning: "starts" }), now)).toBeUndefined();
});
