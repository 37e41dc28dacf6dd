import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { checkCoherence } from "./checkCoherence.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const open = {
  _id: "page-portes",
  _type: "page",
  title: "Portes ouvertes",
  path: { current: "/portes-ouvertes" },
  showUntil: "2026-12-12T17:00:00.000Z",
};
const follows = (hours: object = {}) => ({
  actions: [{ _key: "a", _type: "action", label: "S’y inscrire", to: { _ref: "page-portes" } }],
  ...hours,
});
const plan = (fields: object) => ({ _id: "plan-a", _type: "plan", name: "Une formule", ...fields });

/** What « Cohérence » says on 22 November of a document beside a page that goes in December. */
const told = (document: object, ending: object = open) =>
  checkCoherence([ending as typeof open, { _id: "b", _type: "page", title: "B", ...document }]).findings.map(
    ({ document: id, path, found, message }) => ({ id, path, found, message }),
  );

test("staff are told of a button whose page goes while what carries it stays", () => {
  const cta = { _type: "action", label: "S’y inscrire", to: { _ref: "page-portes" } };
  expect(told(plan({ cta }))).toEqual([
    {
      id: "plan-a",
      path: ["cta", "to"],
      found: "Portes ouvertes",
      message: expect.stringMatching(
        /^Disparaît le 12 déc\..*18:00, avant ce qui y mène : ce lien ne mène alors plus à rien\.$/,
      ),
    },
  ]);
});

test("staff are told of a sentence with an amount of a plan that goes before it", () => {
  const camp: object = plan({
    _id: "plan-b",
    name: "Offre d’hiver",
    price: 90,
    showUntil: "2026-12-12T17:00:00.000Z",
  });
  const inserted = (_type: string) => ({
    _key: "p",
    _type,
    plan: { _ref: "plan-b" },
    amount: "price",
    people: 2,
  });
  const answer = (_type: string) => ({
    _type: "faq",
    answer: [
      { _key: "b", _type: "block", children: [{ _key: "s", _type: "span", text: "Dès " }, inserted(_type)] },
    ],
  });
  for (const type of ["price", "total"])
    expect(told(answer(type), camp)).toMatchObject([
      {
        found: "Offre d’hiver",
        message: expect.stringMatching(
          /^Disparaît le 12 déc\..*, avant ce qui en dit un montant : la phrase ne paraît alors plus\.$/,
        ),
      },
    ]);
  expect(told({ ...answer("price"), showUntil: "2026-12-01T08:00:00.000Z" }, camp)).toEqual([]);
  const gone = { ...camp, showUntil: "2026-11-01T08:00:00.000Z" };
  expect(told(answer("price"), gone)).toMatchObject([
    { message: expect.stringMatching(/^« Offre d’hiver » n’est pas sur le site \(disparu le 1er nov\./) },
  ]);
});

test("what goes before the page, or with it, may lead there", () => {
  const section = (showUntil?: string) => ({ sections: [{ _key: "s", ...follows({ showUntil }) }] });
  expect(told(section())).toMatchObject([
    { id: "b", path: ["sections", { _key: "s" }, "actions", { _key: "a" }, "to"] },
  ]);
  expect(told(section("2026-12-12T17:00:00.000Z"))).toEqual([]);
  expect(told({ showUntil: "2026-12-01T08:00:00.000Z", ...section("2027-01-01T08:00:00.000Z") })).toEqual([]);
  expect(told({ ...section(), showUntil: "2026-12-13T08:00:00.000Z" })).toHaveLength(1);
  expect(told(section(), { ...open, showUntil: undefined })).toEqual([]);
});

test("a typed address leads to nothing from then on too", () => {
  expect(told(plan({ cta: { label: "Venir", href: "/portes-ouvertes?de=a#b" } }))).toMatchObject([
    { path: ["cta", "href"] },
  ]);
  expect(told({ _type: "redirect", from: "/jpo", to: "/portes-ouvertes" })).toMatchObject([{ path: ["to"] }]);
});

test("what is over itself is nobody's concern any more", () => {
  const last = { ...open, showUntil: "2026-11-01T08:00:00.000Z" };
  const announcement = { _type: "announcement", action: { label: "Venir", to: { _ref: "page-portes" } } };
  expect(told({ ...announcement, showUntil: "2026-11-02T08:00:00.000Z" }, last)).toEqual([]);
  expect(told(announcement, last)).toMatchObject([
    { path: ["action", "to"], message: expect.stringMatching(/^Disparu le 1er nov\./) },
  ]);
});

test("a day is over when it is in Brussels", () => {
  const last = { ...open, showUntil: "2026-11-01T08:00:00.000Z" };
  const until = (showUntil: string) => told(plan({ cta: { to: { _ref: "page-portes" } }, showUntil }), last);
  expect(until("2026-11-21T22:30:00.000Z")).toEqual([]);
  expect(until("2026-11-21T23:30:00.000Z")).toHaveLength(1);
});
