import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const cardsSection = defineType({
  name: "cardsSection",
  title: "Cartes",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "cards",
      title: "Cartes",
      type: "array",
      of: [{ type: "card" }],
      validation: (rule) => rule.required().min(1).error("Au moins une carte."),
    }),
    defineField({
      name: "layout",
      title: "Présentation",
      type: "string",
      options: {
        list: [
          { value: "grid", title: "Grille" },
          { value: "list", title: "Liste" },
          { value: "numbered", title: "Liste numérotée" },
        ],
        layout: "radio",
      },
      initialValue: "grid",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Cartes" }) },
});
