import { expect, test } from "vitest";

import { seoShape } from "./seo.ts";

test("a page of which search engines are told what cannot be read is shown, and told of by its own words", () => {
  const wrong = { title: {}, description: 7, noIndex: "non", image: "image" };
  expect(seoShape.parse(wrong)).toEqual({ title: null, description: null, noIndex: null, image: null });
});
