import { expect, test } from "vitest";

import { pageOpened } from "./pageOpened.ts";

test.each([
  [
    "http://localhost:3000/preview/enable?sanity-preview-secret=a&sanity-preview-pathname=%2Ftarifs",
    "/tarifs",
  ],
  ["http://localhost:3000/tarifs?sanity-preview-perspective=drafts", undefined],
  ["/tarifs", undefined],
])("%s opens the preview at %s", (address, page) => {
  expect(pageOpened(address, "http://localhost:3000")).toBe(page);
});
