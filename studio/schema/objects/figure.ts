import { defineField, defineType } from "sanity";

export const figure = defineType({
  name: "figure",
  title: "Chiffre",
  type: "object",
  fields: [
    defineField({
      name: "value",
      title: "Chiffre",
      description: "Tel qu’il s’affiche : 85%, 3x, #1, 500+…",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez le chiffre."),
    }),
    defineField({
      name: "label",
      title: "Ce qu’il dit",
      type: "string",
      validation: (rule) => rule.required().error("Dites ce que le chiffre mesure."),
    }),
  ],
  preview: { select: { title: "value", subtitle: "label" } },
});
