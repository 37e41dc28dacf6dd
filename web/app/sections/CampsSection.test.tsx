import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import type { Year } from "../content/year.ts";
import { CampsSection } from "./CampsSection.tsx";

/** The camps that a visitor sees at once, the line that unfolds, and those below it. */
function shown(count: number) {
  const camps = Array.from({ length: count }, (_, at) => ({
    _id: `camp-${at}`,
    title: `Stage ${at}`,
    period: "Vacances de Noël",
    duration: "2 jours",
    level: "Tous niveaux",
    description: [],
  }));
  const year = { today: "2026-11-22", editions: [], sessions: [], camps, holidays: [] } as unknown as Year;
  const section = { _key: "a", _type: "campsSection" as const, title: "Stages", as: "h2" as const };
  const props = { ...section, year, ids: new Map(), edit: () => ({}) };
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <CampsSection {...props} /> }]);
  const loaderData = { root: { settings: { facts: {} } } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Page hydrationData={{ loaderData }} />
    </MemoryRouter>,
  );
  const [open = "", folded = ""] = html.split("<details");
  const cards = (html: string) => html.match(/Stage \d+<\/h3>/g)?.length ?? 0;
  return [cards(open), /Voir [^<]*/.exec(folded)?.[0], cards(folded)];
}

test("a visitor sees all the camps of a school that has a few, and of many the first, the others unfolding", () => {
  expect(shown(4)).toEqual([4, undefined, 0]);
  expect(shown(14)).toEqual([14, undefined, 0]);
  expect(shown(79)).toEqual([12, "Voir 67 autres stages", 67]);
});
