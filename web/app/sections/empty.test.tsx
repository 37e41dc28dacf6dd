import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import type { PageSection } from "../content/readSections.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Sections } from "./Sections.tsx";

const year = { today: "2026-11-22", editions: [], sessions: [], camps: [], holidays: [] };
const heading = { _key: "a", title: "Vide" };
const empty: PageSection[] = [
  { ...heading, _type: "campsSection" },
  { ...heading, _type: "faqSection", questions: [] },
  { ...heading, _type: "blocksSection", display: "programme", blocks: [] },
  { ...heading, _type: "monthsSection" },
];

const shown = (section: PageSection) => {
  const page = {
    sections: [section],
    document: { _id: "page-essai", _type: "page" },
    field: "sections",
    year,
  };
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <Sections {...page} /> }]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: {} } }} />);
};

test.each(empty)("a section that has nothing to list is not shown: $_type", (section) => {
  expect(shown(section)).toBe("");
});

test("a list of nothing is no list", () => {
  expect(renderToStaticMarkup(<CheckList items={[]} />)).toBe("");
});
