import { defineField, defineType } from "sanity";

export const step = defineType({
  name: "step",
  title: "Étape",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Repère",
      description: "Facultatif : un mois, une heure…",
      type: "string",
    }),
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Une étape a besoin d’un titre."),
    }),
    defineField({ name: "content", title: "Texte", type: "richText" }),
  ],
  preview: { select: { title: "title", subtitle: "label" } },
});
