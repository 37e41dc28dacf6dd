import { expect, test } from "vitest";

import { answered, liveListShape, withListsSaid } from "./liveList.ts";
import { plainText } from "./plainText.ts";
import { richTextShape } from "./richText.ts";
import type { Year } from "./year.ts";

const session = {
  _id: "session-1",
  _updatedAt: "2026-11-01T00:00:00Z",
  kind: "camp" as const,
  campId: "camp-noel",
  title: "Stage de Noël",
  firstDay: "2026-12-21",
  lastDay: "2026-12-23",
  hours: "9h-17h",
  price: 240,
  priceNote: "par personne",
  enrolment: "open" as const,
  bookable: true,
};
const year: Year = {
  today: "2026-11-22",
  editions: [],
  sessions: [
    { ...session, phase: "coming" },
    { ...session, _id: "session-0", firstDay: "2025-12-22", lastDay: "2025-12-24", phase: "over" },
  ],
  camps: [
    {
      _id: "camp-noel",
      _updatedAt: session._updatedAt,
      title: "Stage de Noël",
      period: "Vacances de Noël",
      duration: "3 jours",
      level: "Tous niveaux",
      description: [],
      holiday: null,
    },
  ],
  holidays: [
    { _id: "h0", _updatedAt: session._updatedAt, name: "Carnaval", start: "2026-02-16", end: "2026-02-27" },
    { _id: "h1", _updatedAt: session._updatedAt, name: "Noël", start: "2026-12-21", end: "2027-01-03" },
  ],
};

const list = (of: string, found: object = {}, at = year) =>
  withListsSaid(
    [{ _key: "a", _type: "liveList", of, ...found } as Parameters<typeof withListsSaid>[0][number]],
    at,
  ).map(({ listItem, children }) => [
    listItem,
    children.map((child) => ("text" in child ? child.text : "")).join(""),
  ]);

test("a camp is told with the dates that are still to come", () => {
  expect(list("camps")).toEqual([
    [
      "bullet",
      "Stage de Noël (Vacances de Noël, 3 jours, Tous niveaux) : du 21 au 23\u00a0décembre 2026, 9h-17h, 240\u00a0€ par personne",
    ],
  ]);
});

const withOpenDay: Year = {
  ...year,
  sessions: [{ ...session, kind: "openDay", campId: null, title: "Portes ouvertes", phase: "coming" }],
};

test("a list of one camp tells its dates alone", () => {
  const otherwise = "Rien n’est encore fixé.";
  const dates = list("dates", { campId: "camp-noel", otherwise });
  expect(dates).toEqual(list("dates"));
  expect(dates).toHaveLength(1);
  for (const of of ["dates", "prices", "places", "camps"])
    expect(list(of, { campId: "camp-carnaval", otherwise })).toEqual([[undefined, otherwise]]);
  // Of what the list was of before staff chose another, the camp is still written.
  expect(list("openDays", { campId: "camp-carnaval" }, withOpenDay)).toHaveLength(1);
});

test("what is said while a list is empty goes with its first line", () => {
  const otherwise = "Rien n’est encore publié.";
  expect(list("editions", { otherwise })).toEqual([[undefined, otherwise]]);
  expect(list("prices", { otherwise })).toEqual([
    ["bullet", "Stage de Noël : du 21 au 23\u00a0décembre 2026, 9h-17h, 240\u00a0€ par personne"],
  ]);
});

test("what is said while an answer waits goes once what it inserts is known, a price for several as any other", () => {
  const text = (words: string, ...inserted: object[]) =>
    richTextShape.parse([
      {
        _key: "a",
        _type: "block",
        children: [{ _type: "span", text: words }, ...inserted].map((child) => ({ _key: "b", ...child })),
      },
    ]);
  const otherwise = text("Pas encore.");
  const said = (inserted: object, facts = {}) =>
    answered([{ answer: text("C’est ", inserted), otherwise }], year, facts).map(({ answer }) =>
      plainText(answer, facts).replaceAll(/[\u00a0\u202f]/g, " "),
    );
  const total = (price?: number) => ({
    _type: "total",
    people: 2,
    plan: { _id: "pack", name: "Pack", price, pricedFor: "person" },
  });
  expect(said(total())).toEqual(["Pas encore."]);
  expect(said(total(780))).toEqual(["C’est 1 560 €"]);
  const fact = { _type: "fact", name: "replyDelay" };
  expect(said(fact)).toEqual(["Pas encore."]);
  expect(said(fact, { replyDelay: "un jour" })).toEqual(["C’est un jour"]);
});

test("an edition that runs is listed while one can join it", () => {
  const edition = {
    phase: "running",
    firstDay: "2026-11-07",
    lastDay: "2027-04-30",
    months: [] as Year["editions"][number]["months"],
  } as Year["editions"][number];
  const editions = [
    { ...edition, enrolment: "open" as const, bookable: true },
    { ...edition, enrolment: "full" as const, bookable: false },
  ];
  expect(list("editions", {}, { ...year, editions }).map(([, text]) => text)).toEqual([
    "Du 7\u00a0novembre 2026 au 30\u00a0avril 2027 : inscriptions ouvertes",
  ]);
  const classes = [{ _key: "a", day: "tuesday" as const, hours: "18h-20h" }];
  const parallel = [{ ...editions[0]!, classes, places: 8 }];
  expect([
    list("editions", {}, { ...year, editions: parallel })[0],
    list("places", {}, { ...year, editions: parallel })[0],
  ]).toEqual([
    [
      "bullet",
      "Du 7\u00a0novembre 2026 au 30\u00a0avril 2027, le mardi\u00a0(18h-20h) : inscriptions ouvertes",
    ],
    [
      "bullet",
      "Programme, du 7\u00a0novembre 2026 au 30\u00a0avril 2027, le mardi\u00a0(18h-20h) : 8\u00a0places",
    ],
  ]);
});

test("the months of an edition that is over are told while none runs or comes, and never under the dates of one that does", () => {
  const months = [{ start: "2025-11-03", block: { title: "Images" } }];
  const editions = [
    {
      _id: "next",
      firstDay: "2027-09-08",
      lastDay: "2028-04-30",
      enrolment: "open",
      phase: "coming",
      months: [],
    },
    { _id: "old", firstDay: "2025-11-01", lastDay: "2026-04-30", enrolment: "open", phase: "over", months },
  ] as unknown as Year["editions"];
  expect(list("months", {}, { ...year, editions })).toEqual([]);
  expect(list("months", {}, { ...year, editions: editions.slice(1) })).toEqual([
    ["bullet", "Novembre 2025 : Images"],
  ]);
});

test("holidays that are over are left out", () => {
  expect(list("holidays")).toEqual([["bullet", "Noël : du 21\u00a0décembre 2026 au 3\u00a0janvier 2027"]]);
});

test("a plan without a price is on quotation", () => {
  const plans = [
    { name: "Abonnement", price: 149, period: "/mois" },
    { name: "Support", price: 500, from: true, period: "/mois" },
    { name: "Sur mesure" },
  ];
  expect(list("plans", { plans }).map(([, text]) => text)).toEqual([
    "Abonnement : 149\u00a0€/mois",
    "Support : à partir de 500\u00a0€/mois",
    "Sur mesure : sur devis",
  ]);
});

test("discounts and a free start are told of the plans that have them, once where they are alike", () => {
  const discount = { from: 2, appliesTo: "further" as const };
  const condition = "Par un code promo.";
  const plans = [
    {
      name: "Abonnement",
      discounts: [{ ...discount, percent: 10, condition }],
      freeStart: "Premier mois offert",
    },
    { name: "Pack", discounts: [{ ...discount, percent: 10, condition }], freeStart: "Essai gratuit" },
    { name: "Groupe", discounts: [{ percent: 12.5, from: 5, appliesTo: "all" as const }] },
    { name: "Sur mesure" },
  ];
  const said = (of: string) => list(of, { plans }).map(([, text]) => text);
  expect(said("discounts")).toEqual([
    "Abonnement et Pack : 10 % dès le 2e inscrit (par un code promo)",
    "Groupe : 12,5 % à partir de 5 inscrits",
  ]);
  expect(said("freeStarts")).toEqual(["Abonnement : premier mois offert", "Pack : essai gratuit"]);
  expect(list("discounts", { plans: [{ name: "Sur mesure" }] })).toEqual([]);
});

test("a discount of a price for the whole group, which takes nothing off, is told nowhere", () => {
  const discounts = [{ percent: 10, from: 5, appliesTo: "all" as const }];
  const plans = [{ name: "Intra", price: 2990, pricedFor: "group", discounts }];
  const told = liveListShape.parse({ _key: "a", _type: "liveList", of: "discounts", plans });
  expect(list("discounts", told)).toEqual([]);
});

test("an answer without a list stays as it is, an empty list says nothing", () => {
  expect(list("dates")).toHaveLength(1);
  expect(withListsSaid([], year)).toEqual([]);
  expect(list("months")).toEqual([]);
});
