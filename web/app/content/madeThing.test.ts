import { expect, test } from "vitest";

import { madeThing } from "./madeThing.ts";
import { richTextShape } from "./richText.ts";

test("what one makes is what the project sets off first, where it does", () => {
  const span = (text: string, ...marks: string[]) => ({ _key: text, _type: "span", text, marks });
  const said = (...children: object[]) => richTextShape.parse([{ _key: "a", _type: "block", children }]);
  const project = said(span("Tu publies "), span("un portfolio", "strong"), span("10 minutes", "strong"));
  expect(madeThing(project)).toBe("un portfolio");
  expect(madeThing(said(span("Tu publies un portfolio.", "em")))).toBeUndefined();
});
