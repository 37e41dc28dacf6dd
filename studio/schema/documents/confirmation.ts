import { defineField, defineType } from "sanity";

import { confirmationTypes, list } from "../choices.ts";
import { onlyOneWith } from "../onlyOneWith.ts";

export const confirmation = defineType({
  name: "confirmation",
  title: "Confirmation",
  description: "Publiée, elle remplace aussitôt la page qui suit l’envoi d’une demande.",
  type: "document",
  fields: [
    defineField({
      name: "type",
      title: "Type",
      description: "« inscription » sert aussi pour un type inconnu.",
      type: "string",
      options: { list: list(confirmationTypes) },
      validation: (rule) => [
        rule.required().error("Pour quelle demande ?"),
        rule.custom(onlyOneWith<string>("type", (title) => `« ${title} » sert déjà pour ce type.`)),
      ],
    }),
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez le titre."),
    }),
    defineField({
      name: "content",
      title: "Texte",
      type: "richText",
      validation: (rule) => rule.required().error("Écrivez le texte."),
    }),
  ],
  preview: { select: { title: "title", subtitle: "type" } },
});
