import type { ContentSourceMap } from "@sanity/client";
import { expect, test } from "vitest";

import { usesIn, usesShown } from "./uses.ts";

/** A map whose values each come from a field of a document. */
function mapOf(values: Record<string, [id: string, field: string]>, type = "plan"): ContentSourceMap {
  const entries = Object.entries(values);
  return {
    documents: entries.map(([, [_id]]) => ({ _id, _type: type })),
    paths: entries.map(([, [, field]]) => `$['${field}']`),
    mappings: Object.fromEntries(
      entries.map(([at], index) => [
        at,
        { type: "value", source: { type: "documentValue", document: index, path: index } },
      ]),
    ),
  };
}

const results = [
  {
    _id: "page",
    sections: [{ _key: "a" }, { _key: "b", plans: [{ name: "L’abonnement mensuel", price: 149 }] }],
  },
  { holidays: [{ name: "Vacances d'automne" }], camps: [{ title: "Stage d’été" }] },
];
const uses = usesIn(
  mapOf({
    "$['0']['sections'][1]['plans'][0]['name']": ["plan-mensuel", "name"],
    "$['0']['sections'][1]['plans'][0]['price']": ["plan-mensuel", "price"],
    "$['1']['holidays'][0]['name']": ["holiday", "name"],
    "$['1']['camps'][0]['title']": ["camp", "title"],
  }),
  results,
);

test("what a page places is shown by it and by its section; what is read beside it, if its name is there, whatever typography made of it", () => {
  const page = "<h2>149\u00a0€</h2><td>Vacances d&#x27;automne</td>";
  expect(usesShown(uses, page)).toEqual(["plan-mensuel", "plan-mensuel b", "holiday"]);
});

test("what waits for its hour is not shown, nor what it holds", () => {
  const timed = mapOf({
    "$['0']['sections'][0]['showFrom']": ["page", "sections"],
    "$['0']['sections'][0]['plans'][0]['name']": ["plan-mensuel", "name"],
  });
  const section = { _key: "a", showFrom: "2026-12-01T08:00:00Z", plans: [{ name: "Au mois" }] };
  const answers = [{ _id: "page", sections: [section] }];
  expect(usesIn(timed, answers, new Date("2026-11-30T08:00:00Z"))).toEqual([]);
  expect(usesIn(timed, answers, new Date("2026-12-01T09:00:00Z")).map(({ use }) => use)).toContain(
    "plan-mensuel a",
  );
});

test("a calendar's folded lines are read whole; of what is no text, all that was read counts", () => {
  expect(usesShown(uses, "BEGIN:VCALENDAR\r\nSUMMARY:Vacances d'au\r\n tomne")).toContain("holiday");
  expect(usesShown(uses, undefined)).toHaveLength(4);
});

test("what has but a day is known by it, as it is read or as calendars write it", () => {
  const session = usesIn(mapOf({ "$['0']['firstDay']": ["session", "firstDay"] }), [
    { firstDay: "2026-07-01" },
  ]);
  for (const answer of ["du 1er juillet au 3", "BEGIN:VCALENDAR\r\nDTSTART:20260701T090000"])
    expect(usesShown(session, answer)).toEqual(["session"]);
  expect(usesShown(session, "du 11 juillet au 13")).toEqual([]);
});

test("what a link only leads to is not shown, nor is a picture's file, nor the day on which a price changes", () => {
  const link = mapOf({ "$['0']['actions'][0]['href']": ["page-contact", "path"] });
  expect(usesIn(link, results)).toEqual([]);
  const picture = mapOf({ "$['0']['image']['url']": ["image-1", "url"] }, "sanity.imageAsset");
  expect(usesIn(picture, results)).toEqual([]);
  const day = mapOf({ "$['1']['prices'][0]['priceChanges']": ["plan-mensuel", "nextPrice']['from"] });
  expect(usesIn(day, results)).toEqual([]);
});
