import { momentOf as brussels } from "functions/brussels";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { amountFields, amountOf } from "./amounts.ts";
import { getArticlePage } from "./article.ts";
import { getCalendar } from "./calendar.ts";
import { readContent } from "./content.ts";
import { getCourses } from "./courses.ts";
import { liveListFields } from "./liveList.ts";
import { getBlockNextStep } from "./nextStep.ts";
import { plainText } from "./plainText.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { plansFields, plansShape } from "./sections/plansSection.ts";
import { getSettings } from "./settings.ts";
import { isShown } from "./shown.ts";
import { getSocialCard } from "./socialCard.ts";
import { testLake } from "./testLake.ts";

type Document = { _id: string; _type: string };

const article = (_id: string, fields: object = {}): Document => ({ _id, _type: "article", ...fields });
const list = `*[_type == "article" && ${isShown}] | order(_id asc)._id`;

const settings = {
  _id: "settings",
  _type: "settings",
  name: "L’école",
  contact: { place: "Bruxelles" },
  facts: {},
};

const lakeOf = testLake();

/** A lake of these documents alone, as it is read at a moment. */
const contentOf = async (documents: Document[], now: Date) =>
  readContent(await lakeOf(documents), undefined, now);

/** What a query gives when it is asked of these documents at a moment, and until when that holds. */
async function read(query: string, documents: Document[], now: Date) {
  const content = await contentOf(documents, now);
  const found = await content.get(query, {}, z.unknown());
  return { found, until: content.reading.until };
}

describe("at its hour", () => {
  const from = brussels("2026-12-01", "08:30:00");
  const until = brussels("2026-12-24", "18:00:00");
  const documents = [
    article("a"),
    article("b", { showFrom: from.toISOString(), showUntil: until.toISOString() }),
  ];
  const before = new Date(from.getTime() - 1);

  test("an article comes into the lists, and the lists hold until then and no longer", async () => {
    expect(await read(list, documents, before)).toEqual({ found: ["a"], until: from.getTime() });
    expect(await read(list, documents, from)).toEqual({ found: ["a", "b"], until: until.getTime() });
  });

  test("and leaves them", async () => {
    expect(await read(list, documents, until)).toEqual({ found: ["a"], until: Infinity });
  });

  test("its own page is there as long", async () => {
    const page = '*[_id == "b"][0]{ _id, showFrom, showUntil }';
    expect(await read(page, documents, before)).toEqual({ found: null, until: from.getTime() });
    expect(await read(page, documents, from)).toMatchObject({ found: { _id: "b" }, until: until.getTime() });
    expect((await read(page, documents, until)).found).toBeNull();
  });

  test("a section of a page comes and goes, the others stay", async () => {
    const sections = [{ _key: "a" }, { _key: "b", showFrom: from.toISOString() }];
    const page = { _id: "p", _type: "page", sections };
    const query = '*[_id == "p"][0]{ "keys": sections[]{ _key, showFrom, showUntil } }';
    const keys = async (now: Date) =>
      ((await read(query, [page], now)).found as { keys: { _key: string }[] }).keys.map(({ _key }) => _key);
    expect(await keys(before)).toEqual(["a"]);
    expect(await keys(from)).toEqual(["a", "b"]);
  });

  test("what leads to it comes and goes with it: a button, a link, not the words it stood in", async () => {
    const to = { _type: "reference", _ref: "b" };
    const linked = {
      _key: "a",
      _type: "block",
      markDefs: [{ _key: "l", _type: "link", to }],
      children: [{ _key: "s", _type: "span", text: "à lire", marks: ["l"] }],
    };
    const a = article("a", {
      slug: { current: "a" },
      title: "Un article",
      excerpt: "Un article.",
      date: "2026-10-01",
      category: { _type: "reference", _ref: "teens" },
      cta: { label: "Lire", to },
      lead: [linked],
      body: [linked, { _key: "b", _type: "action", label: "Lire", to }],
    });
    const b = { ...documents[1]!, slug: { current: "b" } };
    const teens = { _id: "teens", _type: "articleCategory", title: "Jeunes", slug: { current: "jeunes" } };
    const leads = async (now: Date) => {
      const content = await contentOf([a, b, teens], now);
      const found = await getArticlePage(content, "a");
      const links = [found?.lead[0], found?.body[0]].flatMap((block) =>
        block?._type === "block" ? block.markDefs : [],
      );
      return {
        cta: found?.cta?.href,
        links: links.map((link) => link?.href),
        body: found?.body.map(({ _type }) => _type),
        until: content.reading.until,
      };
    };
    const none = { cta: undefined, links: [undefined, undefined], body: ["block"] };
    const all = { cta: "/blog/b", links: ["/blog/b", "/blog/b"], body: ["block", "action"] };
    expect(await leads(before)).toEqual({ ...none, until: from.getTime() });
    expect(await leads(from)).toEqual({ ...all, until: until.getTime() });
    expect(await leads(until)).toEqual({ ...none, until: Infinity });
  });

  test("the bar's button leads to « Contact » once what it led to has gone: no page is without it", async () => {
    const openDay = {
      _id: "open-day",
      _type: "page",
      path: { current: "/portes-ouvertes" },
      showUntil: from.toISOString(),
    };
    const navigationButton = { label: "Venir", to: { _type: "reference", _ref: "open-day" } };
    const navigation = [navigationButton, { label: "Accueil", href: "/" }];
    const whole = {
      ...settings,
      description: "Une école.",
      contact: { email: "a@ecole.be", phone: "02", city: "Bruxelles", place: "Bruxelles" },
      facts: { groupSize: "12" },
      navigation,
      navigationButton,
      footer: { copyright: "©", poweredBy: "React" },
      notFound: { title: "404", homeLabel: "Accueil" },
      chat: { greeting: "Bonjour", placeholder: "…" },
    };
    const found = async (now: Date) => getSettings(await contentOf([whole, openDay], now));
    expect((await found(before)).navigationButton).toEqual({ label: "Venir", href: "/portes-ouvertes" });
    const gone = await found(from);
    expect(gone.navigationButton).toEqual({ label: "Contact", href: "/contact" });
    expect(gone.navigation.map(({ label }) => label)).toEqual(["Accueil"]);
  });

  test("what the calendar and the picture for shares take from a page's sections comes and goes with them", async () => {
    const hours = { now: { showUntil: from.toISOString() }, next: { showFrom: from.toISOString() } };
    const section = (_type: string, when: "now" | "next", fields: object) => ({
      _key: `${_type} ${when}`,
      _type,
      ...hours[when],
      ...fields,
    });
    const page = {
      _id: "agenda",
      _type: "page",
      title: "L’agenda",
      path: { current: "/agenda" },
      sections: [
        { _key: "holidays", _type: "holidaysSection" },
        ...(["next", "now"] as const).flatMap((when) => [
          section("heroSection", when, { title: `hero ${when}`, eyebrow: `eyebrow ${when}` }),
          section("practicalInfoSection", when, { items: [{ _key: "a", title: `item ${when}` }] }),
        ]),
      ],
    };
    const documents = [settings, page];
    const shown = async (now: Date) => {
      const content = await contentOf(documents, now);
      const [calendar, card] = await Promise.all([getCalendar(content), getSocialCard(content, "/agenda")]);
      const said = [calendar.page?.practicalInfo?.[0]?.title, card?.title, card?.label];
      return { said, until: content.reading.until };
    };
    expect(await shown(before)).toEqual({
      said: ["item now", "hero now", "eyebrow now"],
      until: from.getTime(),
    });
    expect(await shown(from)).toEqual({ said: ["item next", "hero next", "eyebrow next"], until: Infinity });
  });

  test("the calendar takes nothing from a page that is not there yet", async () => {
    const page = (_id: string, fields: object = {}) => ({
      _id,
      _type: "page",
      path: { current: `/${_id}` },
      sections: [{ _key: "a", _type: "holidaysSection" }],
      ...fields,
    });
    const documents = [settings, page("a", { showFrom: from.toISOString() }), page("b")];
    const content = await contentOf(documents, before);
    expect((await getCalendar(content)).page?.path).toBe("/b");
    expect(content.reading.until).toBe(from.getTime());
  });

  test("a change of mind shows it, or hides it, at once", async () => {
    const past = article("c", { showFrom: brussels("2020-01-01").toISOString() });
    expect((await read(list, [past], before)).found).toEqual(["c"]);
    expect(
      (await read(list, [article("c", { showUntil: brussels("2020-01-01").toISOString() })], before)).found,
    ).toEqual([]);
  });

  test("what is no moment hides nothing", async () => {
    const page = '*[_id == "d"][0]{ _id, showFrom }';
    expect((await read(page, [article("d", { showFrom: "demain" })], before)).found).toMatchObject({
      _id: "d",
    });
  });

  test("an hour chosen in Brussels is that hour in summer and in winter", async () => {
    for (const [day, utc] of [
      ["2026-10-24", "06:30"],
      ["2026-10-25", "07:30"],
    ] as const) {
      const moment = brussels(day, "08:30:00");
      expect(moment.toISOString()).toBe(`${day}T${utc}:00.000Z`);
      expect((await read(list, [article("e", { showFrom: moment.toISOString() })], moment)).found).toEqual([
        "e",
      ]);
    }
  });
});

test("a plan costs its next price from the morning of its first day, also where it is compared", async () => {
  const plans = [
    {
      _id: "month",
      _type: "plan",
      name: "Un mois",
      price: 149,
      nextPrice: { amount: 159, from: "2027-01-01" },
    },
    {
      _id: "half",
      _type: "plan",
      name: "Six mois",
      price: 780,
      comparedTo: { plan: { _ref: "month" }, quantity: 6 },
    },
  ];
  const morning = brussels("2027-01-01");
  const query = `*[_type == "plan"] | order(_id asc){ ${amountFields} }`;
  const costs = async (now: Date) => {
    const { found, until } = await read(query, plans, now);
    return {
      plans: (found as { price: number; original: number | null }[]).map(({ price, original }) => [
        price,
        original,
      ]),
      until,
    };
  };
  expect(await costs(new Date(morning.getTime() - 1))).toEqual({
    plans: [
      [780, 894],
      [149, null],
    ],
    until: morning.getTime(),
  });
  expect(await costs(morning)).toEqual({
    plans: [
      [780, 954],
      [159, null],
    ],
    until: Infinity,
  });
  const alone = `*[_id == "half"][0]{ ${amountFields} }`;
  expect(await read(alone, plans, new Date(morning.getTime() - 1))).toMatchObject({
    found: { original: 894 },
    until: morning.getTime(),
  });
});

test("a plan that is withdrawn is offered nowhere, nor is another compared with it, nor does a sentence tell what it costs", async () => {
  const until = brussels("2027-01-01", "08:00:00");
  const to = (_ref: string) => ({ _type: "reference", _ref });
  const plan = { _type: "plan", audience: "jeunes", kind: "plan", followsEdition: true, description: [] };
  const documents = [
    { ...plan, _id: "month", name: "Un mois", price: 149, orderRank: "1", showUntil: until.toISOString() },
    {
      ...plan,
      _id: "half",
      name: "Six mois",
      price: 780,
      orderRank: "2",
      comparedTo: { plan: to("month"), quantity: 6 },
    },
    { _id: "page", _type: "page", path: { current: "/formations" } },
    {
      ...settings,
      courses: [
        { _key: "a", name: "IA", description: "L’IA.", duration: "P6M", page: to("page"), plan: to("month") },
      ],
    },
    { _id: "section", _type: "plansSection", title: "Tarifs", plans: [to("month"), to("half")] },
    { _id: "list", _type: "liveList", of: "plans", audience: "jeunes" },
    {
      _id: "told",
      _type: "faq",
      answer: ["month", "half"].map((id) => ({
        _key: id,
        _type: "block",
        children: [
          { _key: "s", _type: "span", text: `${id} ` },
          { _key: "p", _type: "price", plan: to(id), amount: id === "half" ? "saving" : "price" },
        ],
      })),
    },
  ];
  const offered = async (now: Date) => {
    const content = await contentOf(documents, now);
    const section = await content.get(`*[_id == "section"][0]{ ${plansFields} }`, {}, plansShape);
    const list = await content.get(
      `*[_id == "list"][0]{ ${liveListFields} }`,
      {},
      z.object({ plans: z.array(z.object({ name: z.string() })) }),
    );
    const told = await content.get(
      `*[_id == "told"][0]{ answer[]{ ${richTextFields} } }`,
      {},
      z.object({ answer: richTextShape }),
    );
    return {
      cards: section?.plans.map((plan) => [plan.name, amountOf(plan, "saving")]),
      listed: list?.plans.map(({ name }) => name),
      course: (await getCourses(content, "/formations"))[0]?.plan?.price,
      cheapest: (await getBlockNextStep(content, "block"))?.offer?.name,
      told: told && plainText(told.answer, {}),
      until: content.reading.until,
    };
  };
  expect(await offered(new Date(until.getTime() - 1))).toEqual({
    cards: [
      ["Un mois", undefined],
      ["Six mois", 114],
    ],
    listed: ["Un mois", "Six mois"],
    course: 149,
    cheapest: "Un mois",
    told: "month 149\u00a0€\nhalf 114\u00a0€",
    until: until.getTime(),
  });
  expect(await offered(until)).toEqual({
    cards: [["Six mois", undefined]],
    listed: ["Six mois"],
    course: undefined,
    cheapest: "Six mois",
    told: "",
    until: Infinity,
  });
});
