import { expect, test } from "vitest";

import { classesIn } from "./classesIn.ts";

test("a page is found to need a stylesheet by the class its selectors begin with", () => {
  const css = `.hero,.split:hover .button{gap:.5rem;padding:1.5rem}
    @media (width>=60rem){main .hero-picture>img{width:100%}}`;
  expect(classesIn(css)).toEqual(["hero", "split", "hero-picture"]);
});

test("numbers and pictures are not classes", () => {
  expect(classesIn("img{margin:.5rem,1.5rem;--a:0}")).toEqual([]);
});
