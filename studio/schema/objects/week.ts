import { defineField, defineType } from "sanity";

export const week = defineType({
  name: "week",
  title: "Semaine",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un titre à la semaine."),
    }),
    defineField({
      name: "topics",
      title: "Sujets",
      type: "array",
      of: [{ type: "string" }],
      validation: (rule) => rule.required().min(1).error("Au moins un sujet."),
    }),
    defineField({
      name: "outcome",
      title: "Résultat",
      description: "Ce que les élèves ont en main à la fin de la semaine.",
      type: "string",
      validation: (rule) => rule.required().error("Dites ce que la semaine produit."),
    }),
  ],
  preview: { select: { title: "title", subtitle: "outcome" } },
});
