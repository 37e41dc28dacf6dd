import { expect, test } from "vitest";

import { seoShape } from "./seo.ts";

test("a page whose title or description for search engines is no text is shown with its own", () => {
  const wrong = { title: {}, description: 7, noIndex: true, image: "image" };
  expect(seoShape.parse(wrong)).toEqual({ title: null, description: null, noIndex: true, image: null });
});
