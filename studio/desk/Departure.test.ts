import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { placedTypes } from "../addresses.ts";
import { around } from "./Departure.tsx";

test("who takes a page off the site is proposed each other page once, as it is online, and its versions in releases are known", async () => {
  const page = (_id: string, current: string) => ({ _id, _type: "page", path: { current } });
  const dataset = [
    page("old", "/ancienne"),
    page("versions.rentree.old", "/ancienne"),
    page("other", "/autre"),
    { ...page("soon", "/bientot"), showFrom: "2999-01-01T08:00:00.000Z" },
    { ...page("gone", "/disparue"), showUntil: "2026-01-01T08:00:00.000Z" },
    page("drafts.other", "/autre"),
    page("versions.rentree.other", "/autre-bientot"),
  ];
  const params = { id: "old", placed: placedTypes };
  const found = await (await evaluate(parse(around, { params }), { dataset, params })).get();
  expect(found.pages).toEqual([{ title: null, path: "/autre" }]);
  expect(found.versions).toEqual([expect.objectContaining({ _id: "versions.rentree.old" })]);
});
