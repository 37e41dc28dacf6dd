import { announcement } from "./announcement.ts";
import { article } from "./article.ts";
import { articleCategory } from "./articleCategory.ts";
import { camp } from "./camp.ts";
import { caseStudy } from "./caseStudy.ts";
import { confirmation } from "./confirmation.ts";
import { edition } from "./edition.ts";
import { emailText } from "./emailText.ts";
import { exception } from "./exception.ts";
import { faq } from "./faq.ts";
import { faqCategory } from "./faqCategory.ts";
import { holiday } from "./holiday.ts";
import { monthlyProgramme } from "./monthlyProgramme.ts";
import { page } from "./page.ts";
import { partner } from "./partner.ts";
import { plan } from "./plan.ts";
import { programmeBlock } from "./programmeBlock.ts";
import { redirect } from "./redirect.ts";
import { session } from "./session.ts";
import { teamMember } from "./teamMember.ts";
import { testimonial } from "./testimonial.ts";
import { trainingModule } from "./trainingModule.ts";

export const documentTypes = [
  announcement,
  article,
  articleCategory,
  camp,
  caseStudy,
  confirmation,
  edition,
  emailText,
  exception,
  faq,
  faqCategory,
  holiday,
  monthlyProgramme,
  page,
  partner,
  plan,
  programmeBlock,
  redirect,
  session,
  teamMember,
  testimonial,
  trainingModule,
];
