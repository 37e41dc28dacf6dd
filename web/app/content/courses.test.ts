import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getCourses } from "./courses.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

test("a course is followed in an edition as its plan is, without a plan as staff say", async () => {
  const to = (_ref: string) => ({ _type: "reference", _ref });
  const course = (_key: string, fields: object) => ({
    _key,
    name: "Une formation",
    description: "Deux jours.",
    duration: "P2D",
    page: to("page"),
    ...fields,
  });
  const page = { _id: "page", _type: "page", path: { _type: "slug", current: "/formations" } };
  const month = { _id: "month", _type: "plan", name: "Au mois", price: 149, followsEdition: true };
  const intra = { _id: "intra", _type: "plan", name: "Intra", price: 2990 };
  const settings = {
    _id: "settings",
    _type: "settings",
    courses: [
      course("a", { plan: to("month") }),
      course("b", { plan: to("intra"), followsEdition: true }),
      course("c", { price: 249, followsEdition: true }),
      course("d", { price: 15 }),
    ],
  };
  const client = await lakeOf([page, month, intra, settings]);
  const courses = await getCourses(readContent(client, undefined, new Date()), "/formations");
  expect(courses.map(({ _key, followsEdition }) => [_key, followsEdition ?? false])).toEqual([
    ["a", true],
    ["b", false],
    ["c", true],
    ["d", false],
  ]);
});
