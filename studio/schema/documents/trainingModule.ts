import { defineField, defineType } from "sanity";

import { hues, list } from "../choices.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { byPlace, orderRank } from "../orderRank.ts";

const sameModule = onlyOneWith("title", () => "Ce module existe déjà : le site montrerait les deux.");

export const trainingModule = defineType({
  name: "trainingModule",
  title: "Module professionnel",
  description:
    "Publié, il paraît là où une section « Modules professionnels » le montre ; l’assistant en parle.",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => [
        rule.required().error("Donnez un titre au module."),
        rule.custom(sameModule).warning(),
      ],
    }),
    defineField({
      name: "duration",
      title: "Durée",
      description: "2 jours ou 4 demi-journées…",
      type: "string",
      validation: (rule) => rule.required().error("Dites combien de temps il dure."),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "richText",
      validation: (rule) => rule.required().error("Décrivez le module."),
    }),
    defineField({
      name: "skills",
      title: "Ce qu’on y apprend",
      type: "array",
      of: [{ type: "string" }],
      validation: (rule) => rule.required().min(2).error("Au moins deux compétences."),
    }),
    defineField({ name: "tools", title: "Outils", type: "array", of: [{ type: "string" }] }),
    defineField({ name: "color", title: "Couleur", type: "string", options: { list: list(hues) } }),
    orderRank("trainingModule"),
  ],
  orderings: [byPlace],
  preview: { select: { title: "title", subtitle: "duration" } },
});
