import { expect, test } from "vitest";

import type { Action } from "../content/link.ts";
import { articleMarkdown, withAnnouncement } from "./documents.ts";
import type { Writer } from "./writer.ts";

const write = {
  link: ({ label, href }: Action) => `[${label}](${href})`,
  text: () => "",
  settings: { name: "École" },
} as unknown as Writer;
const action = { label: "S’inscrire", href: "/contact" };

test("what is announced stands above a page's Markdown, with its link", () => {
  const announcement = { _id: "a", text: "Portes ouvertes samedi.", action };
  expect(withAnnouncement("# Tarifs", announcement, write)).toBe(
    "> Portes ouvertes samedi. [S’inscrire](/contact)\n\n# Tarifs",
  );
  expect(withAnnouncement("# Tarifs", null, write)).toBe("# Tarifs");
});

test("an article without a day says how long it takes to read", () => {
  const article = {
    _id: "a",
    _type: "article" as const,
    title: "A",
    path: "/blog/a",
    readTime: 4,
    lead: [],
    body: [],
  };
  const said = (date: string | null) => articleMarkdown({ ...article, date }, write).split("\n\n")[1];
  expect(said("2026-01-02")).toBe("2\u00a0janvier 2026 · 4 min");
  expect(said(null)).toBe("4 min");
});
