import { expect, test } from "vitest";

import { withSigns } from "./withSigns.ts";

test("the menu says how much waits in a tool, and nothing where nothing does", () => {
  const tools = ["Demandes", "Questions", "Contenu"].map((title) => ({ name: title.toLowerCase(), title }));
  const titles = (waiting: Record<string, number>) => withSigns(tools, waiting).map(({ title }) => title);
  expect(titles({ demandes: 0, questions: 3 })).toEqual(["Demandes", "Questions (3)", "Contenu"]);
});
