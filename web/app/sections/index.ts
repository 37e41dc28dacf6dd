import type { ComponentType } from "react";

import type { sectionShapes } from "../content/sections/index.ts";
import type { SectionProps } from "./SectionProps.ts";
import { ArticlesSection } from "./ArticlesSection.tsx";
import { BlocksSection } from "./BlocksSection.tsx";
import { CallToActionSection } from "./CallToActionSection.tsx";
import { CampsSection } from "./CampsSection.tsx";
import { CardsSection } from "./CardsSection.tsx";
import { CaseStudiesSection } from "./CaseStudiesSection.tsx";
import { ChecklistSection } from "./ChecklistSection.tsx";
import { ContactDetailsSection } from "./ContactDetailsSection.tsx";
import { ContactFormSection } from "./ContactFormSection.tsx";
import { FaqSection } from "./FaqSection.tsx";
import { HeroSection } from "./HeroSection.tsx";
import { HolidaysSection } from "./HolidaysSection.tsx";
import { ModulesSection } from "./ModulesSection.tsx";
import { MonthsSection } from "./MonthsSection.tsx";
import { NextDatesSection } from "./NextDatesSection.tsx";
import { NextStepSection } from "./NextStepSection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { PlansSection } from "./PlansSection.tsx";
import { PracticalInfoSection } from "./PracticalInfoSection.tsx";
import { ProseSection } from "./ProseSection.tsx";
import { StatisticsSection } from "./StatisticsSection.tsx";
import { StepsSection } from "./StepsSection.tsx";
import { TeamSection } from "./TeamSection.tsx";
import { TestimonialsSection } from "./TestimonialsSection.tsx";
import { TimelineSection } from "./TimelineSection.tsx";

type Shapes = typeof sectionShapes;

/** Which component shows which section type. */
export const sections = {
  articlesSection: ArticlesSection,
  blocksSection: BlocksSection,
  callToActionSection: CallToActionSection,
  campsSection: CampsSection,
  cardsSection: CardsSection,
  caseStudiesSection: CaseStudiesSection,
  checklistSection: ChecklistSection,
  contactDetailsSection: ContactDetailsSection,
  contactFormSection: ContactFormSection,
  faqSection: FaqSection,
  heroSection: HeroSection,
  holidaysSection: HolidaysSection,
  modulesSection: ModulesSection,
  monthsSection: MonthsSection,
  nextDatesSection: NextDatesSection,
  nextStepSection: NextStepSection,
  partnersSection: PartnersSection,
  plansSection: PlansSection,
  practicalInfoSection: PracticalInfoSection,
  proseSection: ProseSection,
  statisticsSection: StatisticsSection,
  stepsSection: StepsSection,
  teamSection: TeamSection,
  testimonialsSection: TestimonialsSection,
  timelineSection: TimelineSection,
} satisfies { [Type in keyof Shapes]: ComponentType<SectionProps<Shapes[Type]>> };
