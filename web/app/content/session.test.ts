import { costInWords } from "functions/live-list";
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

test("a date costs what its plan does, in the plan’s own unit where it has none, and nothing is told of one withdrawn", async () => {
  const plan = { _id: "plan", _type: "plan", name: "Journée", price: 249, from: true, period: "par élève" };
  const dated = {
    _type: "session",
    kind: "camp",
    firstDay: "2096-12-21",
    enrolment: "open",
    title: "Journée",
  };
  const documents = [
    { ...dated, _id: "ofPlan", price: 90, plan: { _ref: "plan" } },
    { ...dated, _id: "noted", priceNote: "par personne", plan: { _ref: "plan" } },
    { ...dated, _id: "own", price: 90 },
  ];
  const costs = async (fields: object) => {
    const client = await lakeOf([{ ...plan, ...fields }, ...documents]);
    const { sessions } = await getYear(readContent(client, undefined, new Date()));
    return Object.fromEntries(sessions.map((session) => [session._id, costInWords(session)]));
  };
  expect(await costs({})).toEqual({
    ofPlan: "à partir de 249\u00a0€ par élève",
    noted: "à partir de 249\u00a0€ par personne",
    own: "90\u00a0€",
  });
  expect(await costs({ showUntil: "2026-01-01T08:00:00Z" })).toEqual({ own: "90\u00a0€" });
});
