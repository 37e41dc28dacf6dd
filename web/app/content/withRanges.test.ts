import { expect, test } from "vitest";

import { withRanges } from "./withRanges.ts";

const span = (_key: string, text: string, ...marks: string[]) => ({ _key, _type: "span", text, marks });
const paragraph = (...children: ReturnType<typeof span>[]) => ({ _type: "block", children });

test("a range is marked, whatever stands around it, and keeps the marks it had", () => {
  const typed = [
    paragraph(span("a", "Le mercredi (17h-19h), les "), span("b", "14-18 ans", "strong")),
    paragraph(span("c", "De 9h30–17h en 2025-2026")),
  ];
  expect(withRanges(typed)).toEqual([
    paragraph(
      span("a0", "Le mercredi ("),
      span("a1", "17h-19h", "range"),
      span("a2", "), les "),
      span("b1", "14-18", "strong", "range"),
      span("b2", " ans", "strong"),
    ),
    paragraph(
      span("c0", "De "),
      span("c1", "9h30–17h", "range"),
      span("c2", " en "),
      span("c3", "2025-2026", "range"),
    ),
  ]);
});

test("a text without one stays as it is", () => {
  const typed = [
    paragraph(span("a", "Un mini-podcast, GPT-4, 3 - 4, -10 %")),
    { _type: "block", children: [{ _key: "b", _type: "price" }] },
    { _type: "prompt" },
  ];
  expect(withRanges(typed)).toEqual(typed);
});
