import { defineField, defineType } from "sanity";

import { sourceOf, targetOf } from "../../addresses.ts";
import { siteUrl } from "../../environment.ts";
import { leadsToSomething, startsWhereNothingIs } from "../redirectRules.ts";

export const redirect = defineType({
  name: "redirect",
  title: "Redirection",
  description: "Publiée, elle mène aussitôt les visiteurs de l’ancienne adresse à la nouvelle.",
  type: "document",
  fields: [
    defineField({
      name: "from",
      title: "Ancienne adresse",
      type: "string",
      description: "Commence par /, sans ? ni #.",
      validation: (rule) => [
        rule.required().error("Quelle adresse n’existe plus ?"),
        rule.custom((from) => (from && sourceOf(from).problem) || true),
        rule.custom(startsWhereNothingIs),
      ],
    }),
    defineField({
      name: "to",
      title: "Nouvelle adresse",
      type: "string",
      description: "Une adresse du site, qui commence par /, ou celle d’un autre, qui commence par https://.",
      validation: (rule) => [
        rule.required().error("Où mène cette redirection ?"),
        rule.custom((to) => (to && targetOf(to, siteUrl).problem) || true),
        rule.custom(leadsToSomething),
      ],
    }),
    defineField({
      name: "permanent",
      title: "Définitive",
      description: "Activé : l’ancienne adresse ne servira plus. Désactivé : ce n’est qu’un détour passager.",
      type: "boolean",
      initialValue: true,
    }),
  ],
  preview: {
    select: { title: "from", to: "to" },
    prepare: ({ title, to }) => ({ title, subtitle: to ? `Vers ${to}` : "Sans nouvelle adresse" }),
  },
});
