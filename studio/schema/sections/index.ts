import { articlesSection } from "./articlesSection.ts";
import { blocksSection } from "./blocksSection.ts";
import { callToActionSection } from "./callToActionSection.ts";
import { campsSection } from "./campsSection.ts";
import { cardsSection } from "./cardsSection.ts";
import { caseStudiesSection } from "./caseStudiesSection.ts";
import { checklistSection } from "./checklistSection.ts";
import { contactDetailsSection } from "./contactDetailsSection.ts";
import { contactFormSection } from "./contactFormSection.ts";
import { faqSection } from "./faqSection.ts";
import { heroSection } from "./heroSection.ts";
import { holidaysSection } from "./holidaysSection.ts";
import { modulesSection } from "./modulesSection.ts";
import { monthsSection } from "./monthsSection.ts";
import { nextDatesSection } from "./nextDatesSection.ts";
import { nextStepSection } from "./nextStepSection.ts";
import { partnersSection } from "./partnersSection.ts";
import { plansSection } from "./plansSection.ts";
import { practicalInfoSection } from "./practicalInfoSection.ts";
import { proseSection } from "./proseSection.ts";
import { statisticsSection } from "./statisticsSection.ts";
import { stepsSection } from "./stepsSection.ts";
import { teamSection } from "./teamSection.ts";
import { testimonialsSection } from "./testimonialsSection.ts";
import { timelineSection } from "./timelineSection.ts";

export const sectionTypes = [
  articlesSection,
  blocksSection,
  callToActionSection,
  campsSection,
  cardsSection,
  caseStudiesSection,
  checklistSection,
  contactDetailsSection,
  contactFormSection,
  faqSection,
  heroSection,
  holidaysSection,
  modulesSection,
  monthsSection,
  nextDatesSection,
  nextStepSection,
  partnersSection,
  plansSection,
  practicalInfoSection,
  proseSection,
  statisticsSection,
  stepsSection,
  teamSection,
  testimonialsSection,
  timelineSection,
];

export type SectionType = (typeof sectionTypes)[number]["name"];

/** The sections as the menu that inserts one shows them. */
export const sectionGroups: { name: string; title: string; of: SectionType[] }[] = [
  {
    name: "text",
    title: "Texte",
    of: [
      "heroSection",
      "proseSection",
      "cardsSection",
      "checklistSection",
      "stepsSection",
      "statisticsSection",
      "timelineSection",
    ],
  },
  {
    name: "programme",
    title: "Programme et dates",
    of: [
      "blocksSection",
      "monthsSection",
      "campsSection",
      "nextDatesSection",
      "holidaysSection",
      "modulesSection",
      "practicalInfoSection",
    ],
  },
  {
    name: "proof",
    title: "Prix et preuves",
    of: [
      "plansSection",
      "testimonialsSection",
      "caseStudiesSection",
      "partnersSection",
      "teamSection",
      "faqSection",
    ],
  },
  {
    name: "next",
    title: "Aller plus loin",
    of: [
      "callToActionSection",
      "nextStepSection",
      "articlesSection",
      "contactFormSection",
      "contactDetailsSection",
    ],
  },
];
