import { defineField, defineType } from "sanity";

export const monthlyProgramme = defineType({
  name: "monthlyProgramme",
  title: "Mois du programme",
  type: "document",
  fields: [
    defineField({
      name: "rank",
      title: "Numéro du mois",
      type: "number",
      validation: (rule) =>
        rule.required().integer().min(1).max(12).error("Un numéro de mois, à partir de 1."),
    }),
    defineField({
      name: "period",
      title: "Période",
      description: "Novembre 2025…",
      type: "string",
      validation: (rule) => rule.required().error("Quel mois ?"),
    }),
    defineField({
      name: "start",
      title: "Premier jour",
      type: "date",
      options: { dateFormat: "DD/MM/YYYY" },
      validation: (rule) => rule.required().error("Pour le calendrier : le premier jour du mois."),
    }),
    defineField({
      name: "block",
      title: "Bloc",
      type: "reference",
      to: [{ type: "programmeBlock" }],
      validation: (rule) => rule.required().error("Quel bloc se suit ce mois-là ?"),
    }),
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un titre au mois."),
    }),
    defineField({
      name: "objective",
      title: "Objectif",
      type: "richText",
      validation: (rule) => rule.required().error("Écrivez l’objectif."),
    }),
    defineField({
      name: "tools",
      title: "Outils",
      type: "array",
      of: [{ type: "string" }],
      validation: (rule) => rule.required().min(1).error("Au moins un outil."),
    }),
    defineField({
      name: "project",
      title: "Projet final",
      type: "richText",
      validation: (rule) => rule.required().error("Décrivez le projet final."),
    }),
    defineField({
      name: "workshop",
      title: "Atelier",
      type: "workshop",
      validation: (rule) => rule.required().error("Décrivez l’atelier du mois."),
    }),
  ],
  orderings: [{ name: "rank", title: "Ordre des mois", by: [{ field: "rank", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "period" } },
});
