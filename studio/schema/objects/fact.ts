import { defineField, defineType } from "sanity";

import { facts, legalFacts, list } from "../choices.ts";

export const fact = defineType({
  name: "fact",
  title: "Donnée de l’école",
  type: "object",
  description:
    "Une donnée des réglages, toujours à jour. Sans valeur, la ligne qui l’insère n’est pas montrée.",
  fields: [
    defineField({
      name: "name",
      title: "Donnée",
      type: "string",
      options: { list: list([...facts, ...legalFacts]) },
      validation: (rule) => rule.required().error("Choisissez la donnée."),
    }),
  ],
  preview: {
    select: { name: "name" },
    prepare: ({ name }) => ({
      title: [...facts, ...legalFacts].find((fact) => fact.value === name)?.title ?? "Donnée",
    }),
  },
});
