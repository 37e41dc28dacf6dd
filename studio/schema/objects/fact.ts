import { defineField, defineType } from "sanity";

import { derivedFacts, facts, legalFacts, list } from "../choices.ts";

const all = [...facts, ...derivedFacts, ...legalFacts];

export const fact = defineType({
  name: "fact",
  title: "Donnée de l’école",
  type: "object",
  description:
    "Une donnée des réglages ou de l’édition, toujours à jour. Sans valeur, la ligne qui l’insère n’est pas montrée.",
  fields: [
    defineField({
      name: "name",
      title: "Donnée",
      type: "string",
      options: { list: list(all) },
      validation: (rule) => rule.required().error("Choisissez une donnée de la liste."),
    }),
  ],
  preview: {
    select: { name: "name" },
    prepare: ({ name }) => ({
      title: all.find((fact) => fact.value === name)?.title ?? "Donnée",
    }),
  },
});
