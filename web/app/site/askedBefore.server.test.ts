import { expect, test } from "vitest";

import { askedBefore } from "./askedBefore.server.ts";

test("what an address asked last time is known, and of addresses of one kind each has its own name", () => {
  const asked = (slug: string) => [
    { query: "*[_type == 'settings'][0]", params: {} },
    { query: "*[slug.current == $slug][0]", params: { slug, from: 12, kind: "article" } },
  ];
  for (const slug of ["prompts", "b"]) askedBefore.set(`/blog/${slug}.md`, asked(slug));

  expect(askedBefore.get("/blog/prompts.md")).toEqual(asked("prompts"));
  expect(askedBefore.get("/blog/b.md")).toEqual(asked("b"));
  expect(askedBefore.get("/blog/autre.md")).toBeUndefined();
});
