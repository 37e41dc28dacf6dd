import { evaluate, parse } from "groq-js";
import type { SanityDocumentLike } from "sanity";
import { afterEach, expect, test, vi } from "vitest";

import { schema, seedDocuments } from "../seed/documents.ts";
import { type Entry, entriesOf, seenOn } from "./entries.ts";
import { plannedTypes } from "./plannedTypes.ts";
import { queryOf } from "./query.ts";
import { draftWords, said } from "./words.ts";

const types = plannedTypes(schema);
const seed = seedDocuments();

/** The calendar of these documents beside the school's own, as the lake gives it. */
async function calendarOf(...documents: SanityDocumentLike[]): Promise<Entry[]> {
  const ids = new Set(documents.map(({ _id }) => _id));
  const dataset = [...seed.filter(({ _id }) => !ids.has(_id)), ...documents];
  return entriesOf(await (await evaluate(parse(queryOf(types)), { dataset })).get(), types);
}
const known = (id: string) => seed.find(({ _id }) => _id === id)!;
const lines = (entries: Entry[]) => entries.map((entry) => `${entry.day} ${entry.title} : ${said(entry)}`);

afterEach(() => void vi.useRealTimers());

test("of what has no date, drafts alone are read", async () => {
  const question = known("faq-appel");
  const dataset = [...seed, { ...question, _id: "drafts.faq-appel" }];
  const read: SanityDocumentLike[] = await (await evaluate(parse(queryOf(types)), { dataset })).get();
  expect(read.filter(({ _type }) => _type === "faq")).toMatchObject([{ _id: "drafts.faq-appel" }]);
});

test("what the schema says is a date is in the calendar: what appears, disappears, changes, starts and ends", async () => {
  expect(types.map(({ name }) => name).toSorted()).toEqual([
    "announcement",
    "article",
    "edition",
    "faq",
    "holiday",
    "monthlyProgramme",
    "page",
    "plan",
    "programmeBlock",
    "session",
  ]);
  const page = known("page-tarifs") as SanityDocumentLike & { sections: object[] };
  const [section] = page.sections as { _key: string; title: string }[];
  const entries = await calendarOf(
    { ...known("plan-mensuel"), nextPrice: { amount: 155, from: "2031-01-01" } },
    {
      ...page,
      sections: [
        { ...section, showFrom: "2031-01-02T07:30:00.000Z", showUntil: "2031-07-02T06:30:00.000Z" },
        ...page.sections.slice(1),
      ],
    },
  );
  const later = lines(entries.filter(({ day }) => day > "2031"));
  expect(later).toEqual([
    expect.stringMatching(/^2031-01-01 Abonnement mensuel : 149.€ .+ · 155.€ dès le 1er janv. 2031/),
    expect.stringMatching(/^2031-01-02 .+ : Paraît à 08:30 · .+ · Tarifs$/),
    expect.stringMatching(/^2031-07-02 .+ : Disparaît à 08:30 · .+ · Tarifs$/),
  ]);
  expect(entries.find(({ day }) => day > "2031-01-01")?.dates[0]?.path).toEqual([
    "sections",
    { _key: section!._key },
    "showFrom",
  ]);
});

test("holidays and dates last from their first day to their last; a year of classes is its two ends", async () => {
  const entries = await calendarOf();
  const christmas = entries.find(({ id }) => id === "holiday-noel")!;
  expect(christmas.dates).toHaveLength(2);
  expect(
    ["2025-12-22", "2025-12-23", "2026-01-05", "2026-01-06"].map((day) => seenOn(christmas, day)),
  ).toEqual([false, true, true, false]);
  const openDay = { _type: "session", title: "Portes ouvertes", firstDay: "2031-05-14" };
  const day = (await calendarOf({ _id: "session-x", ...openDay })).find(({ id }) => id === "session-x");
  expect(said(day!)).toBe("Date");
  expect(entries.filter(({ type }) => type === "edition").map(({ meaning }) => meaning)).toEqual([
    "starts",
    "ends",
  ]);
});

test("months of editions that run side by side say of which they are, be it a draft", async () => {
  const [edition, month] = [known("edition-2025-2026"), known("month-1")];
  const evening = {
    ...edition,
    _id: "drafts.edition-soir",
    classes: [{ _key: "a", _type: "weeklyClass", day: "tuesday", hours: "18h-20h" }],
  };
  const entries = await calendarOf(evening, {
    ...month,
    _id: "drafts.month-soir",
    edition: { _type: "reference", _ref: "edition-soir", _weak: true },
  });
  const months = entries.filter(({ type, day }) => type === "monthlyProgramme" && day === month["start"]);
  expect(months.map(({ id, of }) => [id, of?.replaceAll(/\s/g, " ")])).toEqual([
    ["month-1", "Édition 2025-2026, le mercredi (17h-19h) et le samedi (10h-12h)"],
    ["month-soir", "Édition 2025-2026, le mardi (18h-20h)"],
  ]);
});

test("an article stands at the hour it appears, and else on its day", async () => {
  const article = { ...known("article-agents-ia-productivite-entreprise"), date: "2031-03-30" };
  const plain = (await calendarOf(article)).find(({ id }) => id === article._id);
  expect(plain).toMatchObject({ meaning: "dated", day: "2031-03-30" });
  const timed = { ...article, showFrom: "2031-03-30T06:00:00.000Z" };
  const found = (await calendarOf(timed)).filter(({ id }) => id === article._id);
  expect(found).toHaveLength(1);
  // The day that visitors read goes along.
  expect(found[0]).toMatchObject({ meaning: "appears", day: "2031-03-30", time: "08:00" });
  expect(found[0]?.dates.map(({ path }) => path[0])).toEqual(["showFrom", "date"]);
});

test("a draft's date is shown, and said to be elsewhere, or nowhere, for visitors", async () => {
  const holiday = known("holiday-noel");
  const draft = { ...holiday, _id: `drafts.${holiday._id}`, start: "2025-12-20" };
  const fresh = { ...holiday, _id: "drafts.holiday-neuf", start: "2031-12-20", end: "2031-12-24" };
  const faq = seed.find(({ _type }) => _type === "faq")!;
  const timed = { ...faq, _id: `drafts.${faq._id}`, showFrom: "2031-12-24T08:00:00.000Z" };
  const entries = await calendarOf(holiday, draft, fresh, timed);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T12:00:00Z") });
  const words = (id: string) => entries.filter((entry) => entry.id === id).map(draftWords);
  expect(words(holiday._id)).toEqual(["Brouillon (en ligne : du 23 déc. 2025 au 5 janv.)"]);
  expect(words("holiday-neuf")).toEqual(["Brouillon, jamais publié"]);
  expect(words(faq._id)).toEqual(["Brouillon, pas encore en ligne"]);
  expect(words("holiday-carnaval")).toEqual([undefined]);
});

test("what a draft makes shorter or longer is a draft, and said to last online as it does there", async () => {
  const days = (firstDay: string, lastDay?: string) => ({
    _type: "session",
    kind: "camp",
    title: "Stage",
    firstDay,
    ...(lastDay && { lastDay }),
  });
  const wordsOf = async (published: object, draft: object) => {
    const [one, ...others] = (
      await calendarOf(
        { _id: "date-x", _type: "session", ...published },
        { _id: "drafts.date-x", _type: "session", ...draft },
      )
    ).filter(({ id }) => id === "date-x");
    expect(others).toEqual([]);
    return [`${one!.day} – ${one!.until}`, draftWords(one!)];
  };
  const long = days("2031-12-21", "2031-12-23");
  expect(await wordsOf(long, days("2031-12-21"))).toEqual([
    "2031-12-21 – 2031-12-21",
    "Brouillon (en ligne : du 21 déc. 2031 au 23 déc. 2031)",
  ]);
  expect(await wordsOf(long, days("2031-12-21", "2031-12-22"))).toEqual([
    "2031-12-21 – 2031-12-22",
    "Brouillon (en ligne : du 21 déc. 2031 au 23 déc. 2031)",
  ]);
  expect(await wordsOf(days("2031-12-21"), long)).toEqual([
    "2031-12-21 – 2031-12-23",
    "Brouillon (en ligne : le 21 déc. 2031)",
  ]);
  expect(await wordsOf(long, long)).toEqual(["2031-12-21 – 2031-12-23", undefined]);
});

test("a date that a draft has dropped stays until the draft is published, for so long it counts", async () => {
  const page = { _id: "page-x", _type: "page", title: "Une page", showUntil: "2031-12-24T08:00:00.000Z" };
  const draft = { _id: "drafts.page-x", _type: "page", title: "Une page" };
  const dropped = (await calendarOf(page, draft)).find(({ id }) => id === page._id);
  expect(dropped).toMatchObject({ day: "2031-12-24", meaning: "disappears", published: { as: "removed" } });
});
