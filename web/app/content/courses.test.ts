import { createLake, type Lake } from "local-content-lake";
import { lakeClient } from "studio/lakeClient";
import { localEditor, localProject } from "studio/localProject";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getCourses } from "./courses.ts";

let lake: Lake;
beforeAll(async () => {
  lake = await createLake({
    project: localProject.projectId,
    datasets: [localProject.dataset],
    tokens: { [localEditor]: "administrator" },
  });
});
afterAll(() => lake.close());

test("a course is followed in an edition as its plan is, without a plan as staff say", async () => {
  const client = lakeClient(lake.url, { perspective: "published" });
  const to = (_ref: string) => ({ _type: "reference", _ref });
  const course = (_key: string, fields: object) => ({
    _key,
    name: "Une formation",
    description: "Deux jours.",
    duration: "P2D",
    page: to("page"),
    ...fields,
  });
  await client
    .transaction()
    .create({ _id: "page", _type: "page", path: { _type: "slug", current: "/formations" } })
    .create({ _id: "month", _type: "plan", name: "Au mois", price: 149, followsEdition: true })
    .create({ _id: "intra", _type: "plan", name: "Intra", price: 2990 })
    .create({
      _id: "settings",
      _type: "settings",
      courses: [
        course("a", { plan: to("month") }),
        course("b", { plan: to("intra"), followsEdition: true }),
        course("c", { price: 249, followsEdition: true }),
        course("d", { price: 15 }),
      ],
    })
    .commit();
  const courses = await getCourses(readContent(client, undefined, new Date()), "/formations");
  expect(courses.map(({ _key, followsEdition }) => [_key, followsEdition ?? false])).toEqual([
    ["a", true],
    ["b", false],
    ["c", true],
    ["d", false],
  ]);
});
