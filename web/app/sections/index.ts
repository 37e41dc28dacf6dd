import type { ComponentType } from "react";
import type { z } from "zod";

import type { Editable } from "../content/section.ts";
import { Articles, articlesFields, articlesShape } from "./articles.tsx";
import { Blocks, blocksFields, blocksShape } from "./blocks.tsx";
import { CallToAction, callToActionFields, callToActionShape } from "./callToAction.tsx";
import { Camps, campsFields, campsShape } from "./camps.tsx";
import { Cards, cardsFields, cardsShape } from "./cards.tsx";
import { CaseStudies, caseStudiesFields, caseStudiesShape } from "./caseStudies.tsx";
import { Checklist, checklistFields, checklistShape } from "./checklist.tsx";
import { ContactDetails, contactDetailsFields, contactDetailsShape } from "./contactDetails.tsx";
import { ContactForm, contactFormFields, contactFormShape } from "./contactForm.tsx";
import { Faq, faqFields, faqShape } from "./faq.tsx";
import { Hero, heroFields, heroShape } from "./hero.tsx";
import { Holidays, holidaysFields, holidaysShape } from "./holidays.tsx";
import { Modules, modulesFields, modulesShape } from "./modules.tsx";
import { Months, monthsFields, monthsShape } from "./months.tsx";
import { Partners, partnersFields, partnersShape } from "./partners.tsx";
import { Plans, plansFields, plansShape } from "./plans.tsx";
import { PracticalInfo, practicalInfoFields, practicalInfoShape } from "./practicalInfo.tsx";
import { Prose, proseFields, proseShape } from "./prose.tsx";
import { Statistics, statisticsFields, statisticsShape } from "./statistics.tsx";
import { Steps, stepsFields, stepsShape } from "./steps.tsx";
import { Team, teamFields, teamShape } from "./team.tsx";
import { Testimonials, testimonialsFields, testimonialsShape } from "./testimonials.tsx";
import { Timeline, timelineFields, timelineShape } from "./timeline.tsx";

/** GROQ of a page's sections, each type with its own fields. */
export const sectionFields = /* groq */ `
  _key, _type,
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
  _type == "partnersSection" => { ${partnersFields} },
  _type == "plansSection" => { ${plansFields} },
  _type == "practicalInfoSection" => { ${practicalInfoFields} },
  _type == "proseSection" => { ${proseFields} },
  _type == "statisticsSection" => { ${statisticsFields} },
  _type == "stepsSection" => { ${stepsFields} },
  _type == "teamSection" => { ${teamFields} },
  _type == "testimonialsSection" => { ${testimonialsFields} },
  _type == "timelineSection" => { ${timelineFields} }`;

type Section<Shape extends z.ZodType> = {
  shape: Shape;
  Component: ComponentType<z.infer<Shape> & { edit: (field: string) => Editable }>;
  /** Document types whose whole list the section shows. */
  lists?: string[];
};

function section<Shape extends z.ZodType>(definition: Section<Shape>) {
  return definition as unknown as Section<z.ZodType<object>>;
}

/** Which component shows which section type. */
export const sections: Record<string, Section<z.ZodType<object>>> = {
  articlesSection: section({ shape: articlesShape, Component: Articles, lists: ["article"] }),
  blocksSection: section({ shape: blocksShape, Component: Blocks, lists: ["programmeBlock"] }),
  callToActionSection: section({ shape: callToActionShape, Component: CallToAction }),
  campsSection: section({ shape: campsShape, Component: Camps, lists: ["camp"] }),
  cardsSection: section({ shape: cardsShape, Component: Cards }),
  caseStudiesSection: section({ shape: caseStudiesShape, Component: CaseStudies }),
  checklistSection: section({ shape: checklistShape, Component: Checklist }),
  contactDetailsSection: section({ shape: contactDetailsShape, Component: ContactDetails }),
  contactFormSection: section({ shape: contactFormShape, Component: ContactForm }),
  faqSection: section({ shape: faqShape, Component: Faq }),
  heroSection: section({ shape: heroShape, Component: Hero }),
  holidaysSection: section({ shape: holidaysShape, Component: Holidays, lists: ["holiday"] }),
  modulesSection: section({ shape: modulesShape, Component: Modules }),
  monthsSection: section({ shape: monthsShape, Component: Months, lists: ["monthlyProgramme"] }),
  partnersSection: section({ shape: partnersShape, Component: Partners }),
  plansSection: section({ shape: plansShape, Component: Plans }),
  practicalInfoSection: section({ shape: practicalInfoShape, Component: PracticalInfo }),
  proseSection: section({ shape: proseShape, Component: Prose }),
  statisticsSection: section({ shape: statisticsShape, Component: Statistics }),
  stepsSection: section({ shape: stepsShape, Component: Steps }),
  teamSection: section({ shape: teamShape, Component: Team }),
  testimonialsSection: section({ shape: testimonialsShape, Component: Testimonials }),
  timelineSection: section({ shape: timelineShape, Component: Timeline }),
};
