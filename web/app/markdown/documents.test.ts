import { expect, test } from "vitest";

import { withAnnouncement } from "./documents.ts";
import type { Writer } from "./writer.ts";

const write = { link: ({ label, href }) => `[${label}](${href})` } as Writer;
const action = { label: "S’inscrire", href: "/contact" };

test("what is announced stands above a page's Markdown, with its link", () => {
  const announcement = { _id: "a", text: "Portes ouvertes samedi.", action };
  expect(withAnnouncement("# Tarifs", announcement, write)).toBe(
    "> Portes ouvertes samedi. [S’inscrire](/contact)\n\n# Tarifs",
  );
  expect(withAnnouncement("# Tarifs", null, write)).toBe("# Tarifs");
});
