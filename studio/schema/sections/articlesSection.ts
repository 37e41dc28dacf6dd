import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const articlesSection = defineType({
  name: "articlesSection",
  title: "Articles",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "links",
      title: "Liens de la colonne",
      description: "Sous les articles récents.",
      type: "array",
      of: [{ type: "action" }],
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Articles" }) },
});
