import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";
import { getYear } from "./year.ts";

const lakeOf = testLake();

test("a date is a camp's where staff have chosen it, and where it is called as the camp", async () => {
  const dated = { _type: "session", kind: "camp", firstDay: "2096-12-21", lastDay: "2096-12-23" };
  const camp = (id: string, title: string) => ({
    _id: id,
    _type: "camp",
    title,
    period: "Vacances",
    orderRank: id,
  });
  const client = await lakeOf([
    camp("camp-noel", "Stage de Noël"),
    camp("camp-carnaval", "Stage de carnaval"),
    { ...dated, _id: "chosen", enrolment: "open", title: "Stage de Noël", camp: { _ref: "camp-carnaval" } },
    { ...dated, _id: "typed", enrolment: "open", title: "Stage de Noël" },
    { ...dated, _id: "other", enrolment: "open", title: "Journée découverte" },
  ]);
  const { sessions } = await getYear(readContent(client, undefined, new Date()));
  expect(Object.fromEntries(sessions.map(({ _id, campId }) => [_id, campId]))).toEqual({
    chosen: "camp-carnaval",
    typed: "camp-noel",
    other: null,
  });
});
