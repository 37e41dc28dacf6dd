import { expect, test } from "vitest";

import { withMarkedInsertions } from "./withMarkedInsertions.ts";

const span = (text: string, ...marks: string[]) => ({ _key: text, _type: "span", text, marks });
const fact = { _key: "f", _type: "fact", name: "replyDelay" };
const link = { _key: "l", _type: "link", href: "/tarifs" };
const drawn = (...marks: string[]) => ({ _key: "f", _type: "span", text: "", marks });

test("what is inserted between words has the marks that these share", () => {
  const typed = [
    {
      _type: "block",
      markDefs: [link],
      children: [span("Dans les ", "strong", "l"), fact, span("", "l", "strong"), span(", ", "em")],
    },
    { _type: "block", children: [span("Sous ", "strong"), fact, span(" au plus")] },
    { _type: "block", children: [fact] },
    { _type: "prompt" },
  ];
  expect(withMarkedInsertions(typed)).toEqual([
    {
      _type: "block",
      markDefs: [link, fact],
      children: [
        span("Dans les ", "strong", "l"),
        drawn("strong", "l", "f"),
        span("", "l", "strong"),
        span(", ", "em"),
      ],
    },
    { _type: "block", markDefs: [fact], children: [span("Sous ", "strong"), drawn("f"), span(" au plus")] },
    { _type: "block", markDefs: [fact], children: [drawn("f")] },
    { _type: "prompt" },
  ]);
});
