import { expect, test } from "vitest";

import { contactForm, subjectName } from "../content/contactPath.ts";
import type { PageSection } from "../content/readSections.ts";
import { cardSubject, withCardSubjects } from "./cardSubjects.ts";

const card = (key: string, title: string, href: string) => ({
  _key: key,
  title,
  content: null,
  image: null,
  action: { label: "Choisir", href },
});
const cards = {
  _type: "cardsSection",
  _key: "cards",
  cards: [card("visit", "Réserver une visite", contactForm), card("ask", "Demander", "#form")],
} as unknown as PageSection;
const form = { _type: "contactFormSection", _key: "form" } as unknown as PageSection;

const hrefs = (sections: PageSection[]) =>
  sections.flatMap((section) =>
    section._type === "cardsSection" ? section.cards.map(({ action }) => action?.href) : [],
  );

test("a card of the contact page carries what it is about to the form, and a place in the page stays one", () => {
  const [about, place] = hrefs(withCardSubjects([cards, form]));
  expect(about).toContain(`/contact?${subjectName}=reserver-une-visite#`);
  expect(place).toBe("#form");
  expect(cardSubject([cards, form], "reserver-une-visite")).toEqual({
    name: "Réserver une visite",
    waitlist: false,
  });
  expect(cardSubject([cards, form], "nobody")).toBeUndefined();
  expect(cardSubject([cards, form], null)).toBeUndefined();
});

test("a card of another page leads to the plain form, where its title names nothing", () => {
  expect(hrefs(withCardSubjects([cards]))).toEqual([contactForm, "#form"]);
  expect(cardSubject([cards], "reserver-une-visite")).toBeUndefined();
});
