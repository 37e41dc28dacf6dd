import { defineField, defineType } from "sanity";

import { sampleField } from "../sampleField.ts";

export const caseStudy = defineType({
  name: "caseStudy",
  title: "Étude de cas",
  description: "Publiée, elle paraît là où une section « Études de cas » la montre.",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un titre à l’étude de cas."),
    }),
    defineField({
      name: "client",
      title: "Client",
      description: "Le secteur et la taille, ou le nom si le client l’accepte.",
      type: "string",
      validation: (rule) => rule.required().error("De qui parle-t-on ?"),
    }),
    defineField({
      name: "challenge",
      title: "Le besoin",
      type: "richText",
      validation: (rule) => rule.required().error("Quel était le besoin ?"),
    }),
    defineField({
      name: "solution",
      title: "La formation",
      type: "richText",
      validation: (rule) => rule.required().error("Qu’a-t-on fait ?"),
    }),
    defineField({
      name: "result",
      title: "Le résultat",
      type: "richText",
      validation: (rule) => rule.required().error("Qu’est-ce qui a changé ?"),
    }),
    sampleField,
  ],
  preview: { select: { title: "title", subtitle: "client" } },
});
