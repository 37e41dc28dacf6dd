import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { describe, expect, test } from "vitest";

import type { Calendar } from "../../content/calendar.ts";
import { calendarPdf } from "./calendarPdf.ts";
import { calendarWith, testCalendar, text } from "../testCalendar.ts";

async function read(calendar: Calendar = testCalendar) {
  const document = await getDocumentProxy(
    new Uint8Array((await calendarPdf(calendar, "https://ia4school.test"))!),
  );
  const { text } = await extractText(document, { mergePages: true });
  return { document, text: text.replaceAll("\u00a0", " ") };
}

const [month] = testCalendar.year.editions[0]!.months;

describe("a parent who prints the calendar", () => {
  test("reads months, hours, workshops, holidays and camps on two pages", async () => {
    const { document, text } = await read();
    expect(document.numPages).toBe(2);
    for (const words of [
      "Édition 2025-2026",
      "Du 1er novembre au 31 décembre 2025",
      "17h-19h",
      "Novembre 2025",
      "Titre du mois 2",
      "Atelier : Atelier 1",
      "atelier, stage ou rendez-vous",
      "Projet final : Projet du mois 1.",
      "23 décembre 2025 – 5 janvier 2026",
      "entre le 23 décembre et le 5 janvier",
      "Des ordinateurs sont fournis sur place.",
      "Stages d’hiver",
      "Les inscriptions ouvrent deux mois avant.",
      "ia4school.test/agenda",
      "Version du 4 octobre 2025",
    ]) {
      expect(text).toContain(words);
    }
  });

  test("reads of which day it is by the school's clock, where that day begins before Greenwich's", async () => {
    const { text } = await read(
      calendarWith({ holidays: [{ ...testCalendar.year.holidays[0]!, _updatedAt: "2025-10-31T23:30:00Z" }] }),
    );
    expect(text).toContain("Version du 1er novembre 2025");
  });

  test("reads of the day when a block of the programme, or the page that shows it, was last changed", async () => {
    const _updatedAt = "2025-11-20T10:00:00Z";
    const changed = [
      calendarWith({ edition: { months: [{ ...month!, block: { ...month!.block, _updatedAt } }] } }),
      { ...testCalendar, page: { ...testCalendar.page!, _updatedAt } },
    ];
    for (const calendar of changed)
      expect((await read(calendar)).text).toContain("Version du 20 novembre 2025");
  });

  test("reads of both months of the programme that begin in one month of the year", async () => {
    const [, second] = testCalendar.year.editions[0]!.months;
    const months = [month!, { ...second!, start: "2025-11-29" }];
    const { text } = await read(calendarWith({ edition: { months } }));
    for (const words of [
      "Mois 1 et 2",
      "Titre du mois 1",
      "Titre du mois 2",
      "Atelier : Atelier 1",
      "Atelier : Atelier 2",
    ])
      expect(text).toContain(words);
  });

  test("has a year's worth of months and long texts on as many pages as they take", async () => {
    const months = Array.from({ length: 12 }, (_, index) => ({
      ...month!,
      rank: index + 1,
      start: `2025-${String(index + 1).padStart(2, "0")}-01`,
      block: { ...month!.block, tools: Array(30).fill("ChatGPT") },
    }));
    const { document, text } = await read(calendarWith({ edition: { months, firstDay: "2025-01-01" } }));
    expect(document.numPages).toBeGreaterThan(2);
    expect(text.match(/Mois \d+/g)).toHaveLength(24);
  });

  test("reads a camp's long text to its end on one page, beside what else is said of it", async () => {
    const words = Array.from({ length: 400 }, (_, index) => `mot${index}`);
    const camps = testCalendar.year.camps.map((camp) => ({ ...camp, description: text(words.join(" ")) }));
    const { document } = await read(calendarWith({ camps: [...camps, ...camps] }));
    const pages = await extractText(document);
    const told = pages.text.filter((page) => page.includes("mot0 "));
    expect(told.join(" ").match(/Stage de Noël|Bootcamp d’été/g)).toHaveLength(4);
    expect(told.join(" ").match(/mot399/g)).toHaveLength(4);
    expect(pages.text.every((page) => page.includes("mot0 ") || !page.includes("mot"))).toBe(true);
  });

  test("reads what there is of a camp and of a month, and no label of what there is not", async () => {
    const { year } = testCalendar;
    const camps = year.camps.map((camp) => ({ ...camp, period: null, duration: null, level: null }));
    const [month] = year.editions[0]!.months;
    const block = { ...month!.block, tools: [], project: [] };
    const months = [{ ...month!, block, workshop: null }];
    const { text } = await read(calendarWith({ camps, edition: { months } }));
    expect(text).toContain("Stage de Noël");
    expect(text).toContain("Titre du mois 1");
    expect(text).not.toMatch(/Atelier|Projet final|null|undefined/);
  });

  test("sees class days before the months are written, and those of another edition that runs", async () => {
    const { year } = testCalendar;
    const [open] = year.editions;
    const coming = {
      ...open!,
      firstDay: "2026-11-04",
      lastDay: "2026-12-19",
      name: "Édition 2026-2027",
      months: [],
    };
    const full = { ...open!, enrolment: "full", phase: "running", bookable: false } as const;
    const { text } = await read({ ...testCalendar, year: { ...year, editions: [full, coming] } });
    expect(text.indexOf("Novembre 2026")).toBeLessThan(text.indexOf("Novembre 2025"));
    expect(text).toContain("Décembre 2026");
    expect(text).not.toContain("Mois par mois");
    const over = { ...full, phase: "over" } as const;
    expect((await read({ ...testCalendar, year: { ...year, editions: [coming, over] } })).text).not.toContain(
      "Novembre 2025",
    );
  });

  test("reads at its head that the edition is over, once it is", async () => {
    const head = (text: string) => text.slice(0, text.indexOf("Cours du mercredi"));
    expect(head((await read(calendarWith({ edition: { phase: "over" } }))).text)).toMatch(
      /Du 1er novembre au 31 décembre 2025\s+Terminé/,
    );
    expect((await read()).text).not.toContain("Terminé");
  });

  test("reads at its head the edition's name above its days, however long it is", async () => {
    const name = "Édition de printemps du mercredi (14h-16h) et du samedi (10h-12h), à Bruxelles";
    const { document } = await read(calendarWith({ edition: { name } }));
    const { items } = await (await document.getPage(1)).getTextContent();
    const written = items.flatMap((item) => ("str" in item ? [item] : []));
    const begun = written.findIndex(({ str }) => str.startsWith("Édition de"));
    const after = written.findIndex(({ str }) => str.startsWith("Du 1er"));
    const baselines = written
      .slice(begun, after)
      .flatMap(({ str, transform }) => (str ? [transform[5]] : []));
    expect(Math.min(...baselines) - written[after]!.transform[5]).toBeGreaterThan(12);
  });

  test("reads at its head the words beside the tiles of the months, however many they are", async () => {
    const tilesFrom = async (count: number) => {
      const months = Array.from({ length: count }, () => month!);
      const { document } = await read(calendarWith({ edition: { months } }));
      const { OPS } = await getResolvedPDFJS();
      const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
      const drawn = argsArray.flatMap((args, index) =>
        fnArray[index] === OPS.constructPath ? [[...(args[2] as Float32Array)]] : [],
      ) as [left: number, top: number, right: number, bottom: number][];
      const tiles = drawn.filter(([left, , right, bottom]) => bottom <= 108 && right - left < 100);
      return Math.min(...tiles.map(([left]) => left));
    };
    for (const count of [1, 6, 7, 8, 10, 12]) expect(await tilesFrom(count)).toBeGreaterThan(34 + 330);
  });

  test("reads beside each edition's days the hours of its own classes", async () => {
    const [open] = testCalendar.year.editions;
    const spring = {
      ...open!,
      _id: "spring",
      name: "Édition du 9 février 2026",
      classes: [{ _key: "monday", day: "monday", hours: "18h-20h" } as const],
    };
    const fact = { _key: "b", _type: "fact", name: "classTimes" } as const;
    const { text } = await read({
      ...testCalendar,
      year: { ...testCalendar.year, editions: [open!, spring] },
      page: {
        ...testCalendar.page!,
        practicalInfo: [
          { _key: "a", title: "Horaires", content: [{ _key: "a", _type: "block", children: [fact] }] },
        ],
      },
    });
    const [first, second] = text.split("Édition du 9 février 2026");
    expect(first).toContain("le mercredi (17h-19h) et le samedi (10h-12h)");
    expect(second).toContain("le lundi (18h-20h)");
    expect(second).not.toContain("le mercredi");
  });

  test("reads the hours of five class days each on a line of its own", async () => {
    const days = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
    const classes = days.map((day) => ({ _key: day, day, hours: "17h30-19h30" }));
    const { text } = await read(calendarWith({ edition: { classes } }));
    expect(text.match(/17h30-19h30/g)).toHaveLength(5);
  });

  test("reads of a camp no days of holidays that are over", async () => {
    const { text } = await read(calendarWith({ today: "2026-11-23" }));
    expect(text).toContain("Stage de Noël");
    expect(text).not.toContain("entre le 23 décembre");
  });

  test("has a calendar before there are months, camps and holidays", async () => {
    const { text } = await read({
      ...calendarWith({ edition: { months: [], classes: [] }, camps: [], holidays: [] }),
      page: null,
    });
    expect(text).toContain("Calendrier");
  });
});

test("a screen reader is told the title, the language and what each month's grid shows", async () => {
  const { document } = await read();
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({
    Title: "Calendrier IA4School, Édition 2025-2026",
    Language: "fr-BE",
  });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree()).replaceAll("\u00a0", " ");
  expect(tree).toContain('"role":"H1"');
  expect(tree).toContain("mercredi 3, 10, 17\u202f; samedi 6, 13, 20.");
  expect(tree).toContain("Vacances de Noël, du 23 décembre 2025 au 5 janvier 2026.");
  expect(tree).toContain("Atelier «\u202fAtelier 2\u202f», le 29 décembre 2025.");
});

test("the same content gives the same bytes, so that browsers keep what they have", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => calendarPdf(testCalendar, "https://ia4school.test")),
  );
  expect(first!.equals(second!)).toBe(true);
});

test("what cannot be printed is left out: the sheet is the same, to the byte", async () => {
  const spoilt = (text: string) => `\u0008${text}\uD800\uFFFF`;
  const {
    settings,
    year: { editions, holidays },
  } = testCalendar;
  const months = editions[0]!.months.map(({ block, workshop, ...rest }) => ({
    ...rest,
    block: { ...block, title: spoilt(block.title), tools: block.tools.map(spoilt) },
    workshop: workshop && { ...workshop, name: spoilt(workshop.name) },
  }));
  const named = holidays.map((holiday) => ({ ...holiday, name: spoilt(holiday.name) }));
  const calendar = {
    ...calendarWith({ edition: { months }, holidays: named }),
    settings: { ...settings, name: spoilt(settings.name) },
  };
  const [clean, printed] = [testCalendar, calendar].map((one) => calendarPdf(one, "https://ia4school.test"));
  expect((await printed)?.equals((await clean)!)).toBe(true);
});
