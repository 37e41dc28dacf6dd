import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const timelineSection = defineType({
  name: "timelineSection",
  title: "Calendrier mois par mois",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "entries",
      title: "Mois",
      type: "array",
      of: [{ type: "step" }],
      validation: (rule) => rule.required().min(2).error("Au moins deux mois."),
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Calendrier mois par mois" }),
  },
});
