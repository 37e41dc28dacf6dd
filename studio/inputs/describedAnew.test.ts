import { PatchEvent, set, setIfMissing, unset } from "sanity";
import { expect, test } from "vitest";

import { describedAnew } from "./describedAnew.ts";

const picture = { alt: "Deux élèves devant un écran", asset: { _ref: "image-a" } };
const other = { _type: "reference", _ref: "image-b" };

test("a picture put in place of another one asks for its own alternative text", () => {
  // As an upload and a choice among the pictures write it.
  const { event, lost } = describedAnew([setIfMissing({}, []), set(other, ["asset"])], picture, picture);
  expect(event.patches.at(-1)).toMatchObject(unset(["alt"]));
  expect(lost).toBe(picture.alt);
});

test("what is only cropped, described or chosen again keeps its text", () => {
  for (const patch of [
    set({ top: 0.1 }, ["crop"]),
    set("Une élève", ["alt"]),
    set({ _type: "reference", _ref: "image-a" }, ["asset"]),
  ])
    expect(describedAnew(patch, picture, picture)).toMatchObject({ event: { patches: [patch] } });
  expect(describedAnew(set(other, ["asset"]), {}, {}).lost).toBeUndefined();
  const describedFirst = { alt: picture.alt };
  expect(describedAnew(set(other, ["asset"]), describedFirst, describedFirst).event.patches).toHaveLength(1);
});

test("what is written of a picture while it is uploaded stays", () => {
  const now = { ...picture, alt: "La classe de mars au Cinquantenaire" };
  const uploaded = set(other, ["asset"]);
  expect(describedAnew(uploaded, picture, now)).toEqual({ event: PatchEvent.from(uploaded) });
});
