import { expect, test } from "vitest";

import type { Entry } from "./entries.ts";
import { moved } from "./move.ts";
import { stillUnderWay, whereTheyWillBe, withMove } from "./underWay.ts";

const on = (day: string): Entry => ({
  key: "a",
  id: "a",
  type: "session",
  title: "Portes ouvertes",
  kind: "Date",
  meaning: "starts",
  day,
  dates: [{ path: ["firstDay"], value: day }],
  published: { as: "here" },
});
const monday = on("2026-12-07");
const [tuesday, wednesday] = [
  moved(monday, { day: "2026-12-08" }),
  moved(monday, { day: "2026-12-09" }),
] as const;
const daysOf = (entries: Entry[]) => entries.map(({ day }) => day);

test("what is moved again before it is stored stays where it was put last, whichever place the lake still shows", () => {
  let underWay = withMove(withMove([], monday, tuesday), tuesday, wednesday);
  for (const stored of [monday, tuesday]) {
    underWay = stillUnderWay(underWay, [stored]);
    expect(daysOf(whereTheyWillBe([stored], underWay))).toEqual([wednesday.day]);
  }
  expect(stillUnderWay(underWay, [wednesday])).toEqual([]);
});

test("what is put back at once is no longer under way once the lake shows it there", () => {
  const underWay = withMove(withMove([], monday, tuesday), tuesday, monday);
  expect(daysOf(whereTheyWillBe([tuesday], underWay))).toEqual([monday.day]);
  expect(stillUnderWay(underWay, [monday])).toEqual([]);
});
