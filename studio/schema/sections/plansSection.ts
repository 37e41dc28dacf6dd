import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const plansSection = defineType({
  name: "plansSection",
  title: "Formules",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "plans",
      title: "Formules",
      type: "array",
      of: [{ type: "reference", to: [{ type: "plan" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins une formule, chacune une fois."),
    }),
    defineField({
      name: "options",
      title: "Options",
      type: "array",
      of: [{ type: "reference", to: [{ type: "plan" }] }],
    }),
    defineField({
      name: "note",
      title: "Note",
      description: "Sous les formules : réductions, garantie…",
      type: "richText",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Formules" }) },
});
