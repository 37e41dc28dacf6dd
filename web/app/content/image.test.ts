import { expect, test } from "vitest";

import { imageShape } from "./image.ts";

test("a picture that an import left without words for it is there, and says nothing", () => {
  const asset = { _id: "image-a-10x10-jpg", width: 10, height: 10, lqip: null, isOpaque: true };
  expect(imageShape.parse({ asset })).toMatchObject({ alt: "", asset });
  expect(imageShape.parse({ asset, alt: "Un atelier" })).toMatchObject({ alt: "Un atelier" });
});
