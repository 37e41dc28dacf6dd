import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const faqSection = defineSection({
  name: "faqSection",
  title: "Questions fréquentes",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      of: [{ type: "reference", to: [{ type: "faq" }], options: { filter: "assistantOnly != true" } }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins une question, chacune une fois."),
    }),
    defineField({
      name: "structuredData",
      title: "Annoncer aux moteurs de recherche",
      description: "Publie ces questions comme FAQPage.",
      type: "boolean",
      initialValue: false,
    }),
  ],
});
