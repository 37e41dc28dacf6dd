import { defineField, defineType } from "sanity";

export const checklistItem = defineType({
  name: "checklistItem",
  title: "Ligne",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Texte",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez la ligne."),
    }),
    defineField({ name: "note", title: "Précision", description: "Packs 3 et 6 mois…", type: "string" }),
  ],
  preview: { select: { title: "title", subtitle: "note" } },
});
