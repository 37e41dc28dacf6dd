import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const faqSection = defineType({
  name: "faqSection",
  title: "Questions fréquentes",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      of: [{ type: "reference", to: [{ type: "faq" }] }],
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
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Questions fréquentes" }),
  },
});
