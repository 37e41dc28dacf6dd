import { expect, test } from "vitest";

import { classTimes, editionShown } from "./edition.ts";

test("the hours of classes are said by day", () => {
  const wednesday = { day: "wednesday", hours: "17h-19h" };
  expect(classTimes([wednesday])).toBe("le mercredi\u00a0(17h-19h)");
  expect(
    classTimes([wednesday, { day: "friday", hours: "16h-18h" }, { day: "saturday", hours: "10h-12h" }]),
  ).toBe("le mercredi\u00a0(17h-19h), le vendredi\u00a0(16h-18h) et le samedi\u00a0(10h-12h)");
  expect(classTimes([])).toBeUndefined();
});

test("the edition to speak of can be joined, else runs or comes, else is the last", () => {
  const [first, second] = [
    { lastDay: "2026-04-30", enrolment: "closed" },
    { lastDay: "2027-04-30", enrolment: "open" },
  ];
  expect(editionShown([first, second], "2026-01-10")).toBe(second);
  expect(editionShown([first, { ...second, enrolment: "full" }], "2026-01-10")).toBe(first);
  expect(editionShown([first, second], "2027-06-01")).toBe(second);
  expect(editionShown([], "2027-06-01")).toBeUndefined();
});
