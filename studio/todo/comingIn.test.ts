import { inEuros } from "functions/in-euros";
import { expect, test } from "vitest";

import { comingIn } from "./comingIn.ts";

const now = new Date("2026-03-02T10:00:00Z");
const words = (documents: Record<string, unknown>[]) =>
  comingIn(documents as Parameters<typeof comingIn>[0], now).map(
    ({ document, what }) => `${document._id} ${what}`,
  );

test("what the site will do in a week is told, the soonest first", () => {
  expect(
    words([
      { _id: "camp", _type: "session", firstDay: "2026-03-09", lastDay: "2026-03-20" },
      { _id: "month", _type: "plan", name: "Mois", nextPrice: { amount: 160, from: "2026-03-05" } },
      { _id: "news", _type: "article", title: "Rentrée", showFrom: "2026-03-03T08:00:00Z" },
      {
        _id: "home",
        _type: "page",
        title: "Accueil",
        sections: [{ _type: "proseSection", title: "Portes ouvertes", showUntil: "2026-03-04T08:00:00Z" }],
      },
    ]),
  ).toEqual([
    "news Paraît",
    "home Section « Portes ouvertes » : disparaît",
    `month Nouveau prix : ${inEuros(160)}`,
    "camp Commence",
  ]);
});

test("what is over, and what is further away, is not", () => {
  expect(
    words([
      { _id: "a", _type: "article", showFrom: "2026-03-02T09:59:00Z", showUntil: "2026-03-10T23:30:00Z" },
      { _id: "b", _type: "session", firstDay: "2026-03-01", lastDay: "2026-03-02" },
      { _id: "c", _type: "plan", nextPrice: { amount: 160 } },
    ]),
  ).toEqual(["b Se termine"]);
});
