import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const partnersSection = defineType({
  name: "partnersSection",
  title: "Partenaires",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "partners",
      title: "Partenaires",
      type: "array",
      of: [{ type: "reference", to: [{ type: "partner" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins un partenaire, chacun une fois."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Partenaires" }) },
});
