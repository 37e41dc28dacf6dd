import { slugOf } from "studio/addresses";

import { hrefAbout } from "../content/contactPath.ts";
import type { ContactSubject } from "../content/contactSubject.ts";
import type { PageSection } from "../content/readSections.ts";

export const hasForm = (sections: PageSection[]) =>
  sections.some(({ _type }) => _type === "contactFormSection");

/** On the page of the form a card whose button leads to that page carries its title to the form: no document is behind it. */
export function withCardSubjects(sections: PageSection[]): PageSection[] {
  if (!hasForm(sections)) return sections;
  return sections.map((section) =>
    section._type === "cardsSection"
      ? {
          ...section,
          cards: section.cards.map((card) =>
            card.action
              ? { ...card, action: { ...card.action, href: hrefAbout(card.action, slugOf(card.title)) } }
              : card,
          ),
        }
      : section,
  );
}

/** What a card of the form's page is about; undefined when it has no such card. */
export function cardSubject(sections: PageSection[], id: string | null): ContactSubject | undefined {
  if (!hasForm(sections)) return undefined;
  const cards = sections.flatMap((section) => (section._type === "cardsSection" ? section.cards : []));
  const card = cards.find(({ title, action }) => action && slugOf(title) === id);
  return card && { name: card.title, waitlist: false };
}
