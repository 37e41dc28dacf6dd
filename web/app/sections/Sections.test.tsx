import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { testCalendar } from "../calendar/testCalendar.ts";
import type { PageSection } from "../content/readSections.ts";
import { Sections } from "./Sections.tsx";

const hero = (title: string): PageSection => ({ _key: title, _type: "heroSection", title });
const figures = (title: string): PageSection => ({
  _key: title,
  _type: "statisticsSection",
  title,
  figures: [{ _key: "a", value: "85%", label: "de réussite" }],
});

const prose = (_key: string, anchor: string | undefined, ...headings: string[]): PageSection => ({
  _key,
  _type: "proseSection",
  title: "Texte",
  anchor,
  content: headings.map((text) => ({
    _key: text,
    _type: "block",
    style: "h2",
    children: [{ _key: "a", _type: "span", text }],
  })),
});

/** A page with these sections. */
function shown(sections: PageSection[]): string {
  const page = { sections, document: { _id: "page-essai", _type: "page" }, field: "sections" };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <Sections {...page} year={testCalendar.year} heading="Essai" />,
    },
  ]);
  const contact = { email: "a@ecole.be", phone: "02", city: "Bruxelles", place: "Bruxelles" };
  const settings = { facts: {}, contact };
  return renderToStaticMarkup(
    <Page
      hydrationData={{ loaderData: { root: { settings, islands: { contact: { src: "", chunks: [] } } } } }}
    />,
  );
}

/** Its titles, each with its level. */
const titles = (sections: PageSection[]) =>
  [...shown(sections).matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, title]) => `${level} ${title}`);

test("a page is headed by its hero, by one only", () => {
  expect(titles([figures("Avant"), hero("Tarifs"), hero("Encore")])).toEqual([
    "h2 Avant",
    "h1 Tarifs",
    "h2 Encore",
  ]);
});

test("a page without a hero is headed by its own title, and skips no level below it", () => {
  const cards: PageSection = {
    _key: "a",
    _type: "cardsSection",
    title: "Nos valeurs",
    cards: [{ _key: "b", title: "Faire d’abord" }],
  };
  expect(titles([cards])).toEqual(["h1 Essai", "h2 Nos valeurs", "h3 Faire d’abord"]);
  expect(titles([figures("Venez"), figures("Écrivez")])).toEqual(["h1 Essai", "h2 Venez", "h2 Écrivez"]);
});

test("a section with nothing to show heads nothing", () => {
  const none: PageSection = { _key: "a", _type: "faqSection", title: "Vos questions", questions: [] };
  expect(titles([none, figures("Venez")])).toEqual(["h1 Essai", "h2 Venez"]);
  expect(titles([none])).toEqual(["h1 Essai"]);
  expect(titles([])).toEqual(["h1 Essai"]);
});

test("each heading of a page has an address of its own; those of its sections and of the site are not theirs", () => {
  const page = shown([prose("a", undefined, "Durée", "Contenu"), prose("b", "prix", "Durée", "Prix")]);
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["a", "duree", "contenu-2", "prix", "duree-2", "prix-2"]);
});

test("a link in a call to action is underlined in the colour of its words", () => {
  const call: PageSection = { _key: "a", _type: "callToActionSection", title: "Venez", actions: [] };
  const [, classes] = /<div class="([^"]*bg-call[^"]*)"/.exec(shown([call])) ?? [];
  expect(classes).toContain("[--color-voice:var(--color-on-call)]");
});
