import { expect, test } from "vitest";

import { structuredData } from "./structuredData.ts";
import { testSite } from "./testSite.ts";

test("what search engines are told holds no control character, however it is escaped", () => {
  const meta = structuredData(testSite, {
    "@type": "Thing",
    name: "Un\u0008 nom\uD800",
    alternateName: ["a\u0085"],
  });
  const json = JSON.stringify(meta);
  expect(json).toContain('"name":"Un nom","alternateName":["a"]');
  expect(json).not.toMatch(/\\u|\p{Cc}/u);
});
