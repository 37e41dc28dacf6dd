import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const proseSection = defineType({
  name: "proseSection",
  title: "Texte",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "content",
      title: "Texte",
      type: "body",
      validation: (rule) => rule.required().error("Écrivez le texte."),
    }),
    defineField({ name: "image", title: "Image", type: "illustration" }),
    defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Texte" }) },
});
