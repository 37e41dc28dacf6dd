import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const stepsSection = defineType({
  name: "stepsSection",
  title: "Étapes",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "steps",
      title: "Étapes",
      type: "array",
      of: [{ type: "step" }],
      validation: (rule) => rule.required().min(2).error("Au moins deux étapes."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Étapes" }) },
});
