import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const heroSection = defineType({
  name: "heroSection",
  title: "En-tête",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({ name: "image", title: "Image", type: "illustration" }),
    defineField({
      name: "actions",
      title: "Boutons",
      type: "array",
      of: [{ type: "action" }],
      validation: (rule) => rule.max(2).error("Deux boutons au plus."),
    }),
    defineField({
      name: "cards",
      title: "Cartes",
      description: "Les publics de l’accueil, les garanties des tarifs…",
      type: "array",
      of: [{ type: "card" }],
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "En-tête" }) },
});
