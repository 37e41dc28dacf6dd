import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const callToActionSection = defineType({
  name: "callToActionSection",
  title: "Appel à l’action",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "actions",
      title: "Boutons",
      type: "array",
      of: [{ type: "action" }],
      validation: (rule) => rule.required().min(1).max(3).error("D’un à trois boutons."),
    }),
    defineField({
      name: "reassurances",
      title: "Garanties",
      description: "Sans engagement, essai gratuit…",
      type: "array",
      of: [{ type: "string" }],
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Appel à l’action" }) },
});
