import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { testCalendar, text } from "../calendar/testCalendar.ts";
import type { PageSection } from "../content/readSections.ts";
import type { Settings } from "../content/settings.ts";
import { Sections } from "./Sections.tsx";

const settings = { facts: {} } as Settings;
const block = {
  _id: "block-1",
  number: 1,
  title: "Images",
  path: "/programme/bloc-1",
  duration: 4,
  color: "iris",
  themes: [],
  skills: [],
  lead: text("Le premier mois."),
  project: [],
};

test("of a block without a picture nothing lies over the title", () => {
  const section: PageSection = {
    _key: "a",
    _type: "blocksSection",
    title: "Six blocs",
    display: "programme",
    blocks: [block],
  };
  const page = { sections: [section], document: { _id: "page", _type: "page" }, field: "sections" };
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <Sections {...page} year={testCalendar.year} /> },
  ]);
  const hydrationData = { loaderData: { root: { settings } } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Page hydrationData={hydrationData} />
    </MemoryRouter>,
  );
  const caption = /<p class="([^"]*)">Bloc 1/.exec(html)?.[1];
  expect(caption?.split(" ")).toContain("w-fit");
  expect(caption?.split(" ")).not.toContain("absolute");
});
