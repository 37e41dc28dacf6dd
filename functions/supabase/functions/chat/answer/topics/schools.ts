import { published } from "../reply.ts";
import { pageAbout, sources } from "../sources.ts";
import type { Topic } from "../topic.ts";

/** The calendar of a pilot class, from the first meeting to the last. */
export const pilotClass: Topic = {
  when: /\bpilotes?\b/,
  unless: /\b(avion|septembre|octobre|novembre|decembre|janvier|fevrier|mars|avril|mai|juin)\b/,
  answer: (asked) => {
    const found = published(
      asked,
      "travaillez-vous avec les écoles classes pilotes calendrier de septembre à juin",
    );
    return (
      found && {
        ...found,
        sources: sources(pageAbout(asked, "classes pilotes année de septembre à juin"), ...found.sources),
      }
    );
  },
};

export const schoolOffer: Topic = {
  when: /\b((que|quoi|qu|comment) .{0,30}\b(ecoles|classes?|enseignants?|eleves)|travaillez .{0,12}ecoles|formule .{0,20}classe|intensi\w*|partenariats?|(ma|nos|une) classe|je suis (professeur|enseignante?|prof))\b/,
  unless: /\b(classes? pilotes?|combien|prix|tarif)\b/,
  answer: (asked) =>
    published(asked, "travaillez-vous avec les écoles séance par semaine version intensive bootcamp"),
};
