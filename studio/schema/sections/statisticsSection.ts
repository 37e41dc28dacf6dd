import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const statisticsSection = defineType({
  name: "statisticsSection",
  title: "Chiffres",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "figures",
      title: "Chiffres",
      type: "array",
      of: [{ type: "figure" }],
      validation: (rule) => rule.required().min(1).error("Au moins un chiffre."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Chiffres" }) },
});
