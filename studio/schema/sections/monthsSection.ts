import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const monthsSection = defineType({
  name: "monthsSection",
  title: "Les mois du programme",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Les mois du programme" }),
  },
});
