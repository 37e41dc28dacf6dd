import { expect, test } from "vitest";

import { reviewOf } from "./review.ts";

const date = { _id: "stage", _type: "session", title: "Stage", firstDay: "2099-07-06", enrolment: "open" };
const article = { _id: "a", _type: "article", title: "A", slug: { current: "a" }, date: "2026-01-10" };
const holiday = { _id: "noel", _type: "holiday", name: "Noël", start: "2026-12-21", end: "2027-01-03" };

const told = (document: Parameters<typeof reviewOf>[0][number], drafts?: string[]) =>
  reviewOf([document], new Set(drafts)).map(
    ({ group, path }) => `${group} : ${(path as string[]).join(".")}`,
  );

test("staff learn of the documents that lack a day or their enrolment, without which the site leaves them out or misplaces them", () => {
  for (const whole of [date, article, holiday, { ...date, enrolment: "cancelled" }])
    expect(told(whole)).toEqual([]);
  for (const enrolment of [undefined, null, "ouvertes"])
    expect(told({ ...date, enrolment })).toEqual(["Documents à compléter : enrolment"]);
  for (const day of [undefined, "2026-02-30", 2026])
    expect(told({ ...article, date: day })).toEqual(["Documents à compléter : date"]);
  expect(told({ ...holiday, end: "" })).toEqual(["Documents à compléter : end"]);
});

test("staff learn what comes of it", () => {
  const whatOf = (document: Parameters<typeof reviewOf>[0][number]) =>
    reviewOf([document], new Set())[0]!.what;
  expect(whatOf({ ...article, date: 2026 })).toMatch(/, cet article paraît sans date, et pas à sa place/);
  expect(whatOf({ ...holiday, end: "" })).toMatch(/, ce document n’est pas sur le site\.$/);
});

test("what nobody sees yet, or any more, may lack them", () => {
  expect(told({ ...article, date: undefined }, ["a"])).toEqual([]);
  expect(told({ ...date, enrolment: undefined, showUntil: "2020-01-01T08:00:00.000Z" })).toEqual([]);
});
