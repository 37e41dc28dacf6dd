import type { z } from "zod";

import { articlesFields, articlesShape } from "./articlesSection.ts";
import { blocksFields, blocksShape } from "./blocksSection.ts";
import { callToActionFields, callToActionShape } from "./callToActionSection.ts";
import { campsFields, campsShape } from "./campsSection.ts";
import { cardsFields, cardsShape } from "./cardsSection.ts";
import { caseStudiesFields, caseStudiesShape } from "./caseStudiesSection.ts";
import { checklistFields, checklistShape } from "./checklistSection.ts";
import { contactDetailsFields, contactDetailsShape } from "./contactDetailsSection.ts";
import { contactFormFields, contactFormShape } from "./contactFormSection.ts";
import { faqFields, faqShape } from "./faqSection.ts";
import { heroFields, heroShape } from "./heroSection.ts";
import { holidaysFields, holidaysShape } from "./holidaysSection.ts";
import { modulesFields, modulesShape } from "./modulesSection.ts";
import { monthsFields, monthsShape } from "./monthsSection.ts";
import { nextDatesFields, nextDatesShape } from "./nextDatesSection.ts";
import { nextStepFields, nextStepShape } from "./nextStepSection.ts";
import { partnersFields, partnersShape } from "./partnersSection.ts";
import { plansFields, plansShape } from "./plansSection.ts";
import { practicalInfoFields, practicalInfoShape } from "./practicalInfoSection.ts";
import { proseFields, proseShape } from "./proseSection.ts";
import { statisticsFields, statisticsShape } from "./statisticsSection.ts";
import { stepsFields, stepsShape } from "./stepsSection.ts";
import { teamFields, teamShape } from "./teamSection.ts";
import { testimonialsFields, testimonialsShape } from "./testimonialsSection.ts";
import { timelineFields, timelineShape } from "./timelineSection.ts";
import type { SectionType } from "../sectionResult.ts";
import { shownFields } from "../shown.ts";

/** GROQ of a page's sections, each type with its own fields. */
export const sectionFields = /* groq */ `
  _key, _type, ${shownFields},
  _type == "articlesSection" => { ${articlesFields} },
  _type == "blocksSection" => { ${blocksFields} },
  _type == "callToActionSection" => { ${callToActionFields} },
  _type == "campsSection" => { ${campsFields} },
  _type == "cardsSection" => { ${cardsFields} },
  _type == "caseStudiesSection" => { ${caseStudiesFields} },
  _type == "checklistSection" => { ${checklistFields} },
  _type == "contactDetailsSection" => { ${contactDetailsFields} },
  _type == "contactFormSection" => { ${contactFormFields} },
  _type == "faqSection" => { ${faqFields} },
  _type == "heroSection" => { ${heroFields} },
  _type == "holidaysSection" => { ${holidaysFields} },
  _type == "modulesSection" => { ${modulesFields} },
  _type == "monthsSection" => { ${monthsFields} },
  _type == "nextDatesSection" => { ${nextDatesFields} },
  _type == "nextStepSection" => { ${nextStepFields} },
  _type == "partnersSection" => { ${partnersFields} },
  _type == "plansSection" => { ${plansFields} },
  _type == "practicalInfoSection" => { ${practicalInfoFields} },
  _type == "proseSection" => { ${proseFields} },
  _type == "statisticsSection" => { ${statisticsFields} },
  _type == "stepsSection" => { ${stepsFields} },
  _type == "teamSection" => { ${teamFields} },
  _type == "testimonialsSection" => { ${testimonialsFields} },
  _type == "timelineSection" => { ${timelineFields} }`;

/** The shape of each section type. */
export const sectionShapes = {
  articlesSection: articlesShape,
  blocksSection: blocksShape,
  callToActionSection: callToActionShape,
  campsSection: campsShape,
  cardsSection: cardsShape,
  caseStudiesSection: caseStudiesShape,
  checklistSection: checklistShape,
  contactDetailsSection: contactDetailsShape,
  contactFormSection: contactFormShape,
  faqSection: faqShape,
  heroSection: heroShape,
  holidaysSection: holidaysShape,
  modulesSection: modulesShape,
  monthsSection: monthsShape,
  nextDatesSection: nextDatesShape,
  nextStepSection: nextStepShape,
  partnersSection: partnersShape,
  plansSection: plansShape,
  practicalInfoSection: practicalInfoShape,
  proseSection: proseShape,
  statisticsSection: statisticsShape,
  stepsSection: stepsShape,
  teamSection: teamShape,
  testimonialsSection: testimonialsShape,
  timelineSection: timelineShape,
} satisfies Record<SectionType, z.ZodType>;

/** Document types whose whole list a section shows. */
export const sectionLists: Partial<Record<SectionType, string[]>> = {
  articlesSection: ["article", "articleCategory"],
  blocksSection: ["programmeBlock"],
  campsSection: ["camp", "session"],
  holidaysSection: ["holiday", "edition", "monthlyProgramme", "session"],
  monthsSection: ["monthlyProgramme", "edition", "programmeBlock"],
  nextDatesSection: ["edition", "session"],
  nextStepSection: ["article", "edition"],
};
