import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { placedTypes } from "../addresses.ts";
import { filesIn } from "./deleting.ts";
import { around } from "./Departure.tsx";

test("who takes a page off the site is proposed each other page once, as it is online, and its versions in releases and the files it alone shows are known", async () => {
  const page = (_id: string, current: string) => ({ _id, _type: "page", path: { current } });
  const dataset: object[] = [
    page("versions.rentree.old", "/ancienne"),
    page("other", "/autre"),
    { ...page("soon", "/bientot"), showFrom: "2999-01-01T08:00:00.000Z" },
    { ...page("gone", "/disparue"), showUntil: "2026-01-01T08:00:00.000Z" },
    page("drafts.other", "/autre"),
    page("versions.rentree.other", "/autre-bientot"),
  ];
  const image = (id: string) => ({ asset: { _type: "reference", _ref: id } });
  const [own, shared] = ["image-a-1x1-png", "image-b-1x1-png"] as const;
  const old = { ...page("old", "/ancienne"), seo: { image: image(own) }, hero: image(shared) };
  dataset.push(old, { ...page("drafts.old", "/ancienne"), hero: image(own) });
  dataset.push({ ...page("fourth", "/quatre"), hero: image(shared) });
  dataset.push(...[own, shared].map((_id) => ({ ...page(_id, ""), _type: "sanity.imageAsset" })));
  const params = { id: "old", placed: placedTypes, files: filesIn(old, null) };
  const found = await (await evaluate(parse(around, { params }), { dataset, params })).get();
  expect(found.pages).toEqual([
    { title: null, path: "/autre" },
    { title: null, path: "/quatre" },
  ]);
  expect(found.files).toEqual([expect.objectContaining({ _id: own })]);
  expect(found.versions).toEqual([expect.objectContaining({ _id: "versions.rentree.old" })]);
});
