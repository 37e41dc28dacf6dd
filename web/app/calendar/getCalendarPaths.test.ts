import { expect, test } from "vitest";

import { getCalendarPaths } from "./getCalendarPaths.ts";
import { readContent } from "../content/content.ts";
import { testLake } from "../content/testLake.ts";

const lakeOf = testLake();

test("the printed calendar goes with the last edition and comes back with the next, the subscribed one stays", async () => {
  const paths = async (...documents: { _id: string; _type: string }[]) =>
    getCalendarPaths(readContent(await lakeOf(documents)));
  const camp = { _id: "camp", _type: "camp" };
  const subscribed = "/agenda/calendrier.ics";
  expect(await paths(camp)).toEqual([subscribed]);
  const both = [subscribed, "/agenda/calendrier.pdf"];
  expect(await paths(camp, { _id: "edition", _type: "edition" })).toEqual(both);
});
