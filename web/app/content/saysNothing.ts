import type { z } from "zod";

import { answered } from "./liveList.ts";
import type { PageSection } from "./readSections.ts";
import type { sectionShapes } from "./sections/index.ts";
import type { Facts } from "./onlyKnown.ts";
import { sessionsTold, editionByMonths, nextEdition, nextSessions, type Year } from "./year.ts";

type Shapes = typeof sectionShapes;

/** The section types that are a list: whether there is nothing in it. */
const nothing: {
  [Type in keyof Shapes]?: (section: z.infer<Shapes[Type]>, year: Year, facts: Facts) => boolean;
} = {
  blocksSection: ({ blocks }) => blocks.length === 0,
  campsSection: ({ note }, year) =>
    sessionsTold(year).length === 0 && year.camps.length === 0 && !note?.length,
  cardsSection: ({ cards }) => cards.length === 0,
  caseStudiesSection: ({ caseStudies }) => caseStudies.length === 0,
  checklistSection: ({ items, note }) => items.length === 0 && !note?.length,
  faqSection: ({ questions }, year, facts) => answered(questions, year, facts).length === 0,
  holidaysSection: (_, year) => !nextEdition(year),
  modulesSection: ({ modules }) => modules.length === 0,
  monthsSection: (_, year) => !editionByMonths(year),
  nextDatesSection: ({ most }, year) =>
    !nextEdition(year) && nextSessions(sessionsTold(year)).slice(0, most).length === 0,
  nextStepSection: ({ articles, plan }) => articles.length === 0 && !plan,
  partnersSection: ({ partners }) => partners.length === 0,
  plansSection: ({ plans, options }) => plans.length === 0 && !options?.length,
  practicalInfoSection: ({ items }) => items.length === 0,
  statisticsSection: ({ figures }) => figures.length === 0,
  stepsSection: ({ steps }) => steps.length === 0,
  teamSection: ({ members }) => members.length === 0,
  testimonialsSection: ({ testimonials }) => testimonials.length === 0,
  timelineSection: ({ entries }) => entries.length === 0,
};

/** Whether a section would be a heading above nothing, as things stand now. */
export function saysNothing(section: PageSection, year: Year, facts: Facts): boolean {
  // A section and what is asked of its type go together, which TypeScript cannot follow across a union.
  const isEmpty = nothing[section._type] as
    | ((section: PageSection, year: Year, facts: Facts) => boolean)
    | undefined;
  return isEmpty?.(section, year, facts) ?? false;
}
