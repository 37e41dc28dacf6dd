import { expect, test } from "vitest";

import { withMarkdown } from "./withMarkdown.ts";

test("who reads a page as Markdown finds it where it has moved, too", () => {
  const elsewhere = { from: "/demo", to: "https://exemple.be/", permanent: false };
  const moved = [
    { from: "/ia4school", to: "/decouvrir", permanent: true },
    { from: "/prix", to: "/tarifs#prix", permanent: true },
    { from: "/ancien", to: "/", permanent: true },
    elsewhere,
  ];
  expect(withMarkdown(moved, new Set(["/", "/decouvrir", "/tarifs"]))).toEqual([
    moved[0],
    { from: "/ia4school.md", to: "/decouvrir.md", permanent: true },
    moved[1],
    { from: "/prix.md", to: "/tarifs.md", permanent: true },
    moved[2],
    { from: "/ancien.md", to: "/index.md", permanent: true },
    elsewhere,
  ]);
});
