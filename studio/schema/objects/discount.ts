import { mostPeople } from "functions/quote";
import { defineField, defineType } from "sanity";

import { discounted, list } from "../choices.ts";

/** What is taken off a price when several enrol. */
export const discount = defineType({
  name: "discount",
  title: "Remise",
  type: "object",
  fields: [
    defineField({
      name: "percent",
      title: "Remise (%)",
      type: "number",
      validation: (rule) =>
        rule.required().positive().max(100).error("Une remise est un pourcentage, de 1 à 100."),
    }),
    defineField({
      name: "from",
      title: "À partir de combien de personnes",
      type: "number",
      validation: (rule) =>
        rule
          .required()
          .integer()
          .min(2)
          .max(mostPeople)
          .error(`Une remise commence à deux personnes au moins, à ${mostPeople} au plus.`),
    }),
    defineField({
      name: "appliesTo",
      title: "Pour qui",
      type: "string",
      options: { list: list(discounted), layout: "radio" },
      validation: (rule) => rule.required().error("Pour qui est cette remise ?"),
    }),
    defineField({
      name: "condition",
      title: "Comment l’obtenir",
      description: "Facultatif : avec un code promo familial, à demander…",
      type: "string",
    }),
  ],
  preview: {
    select: { percent: "percent", from: "from", appliesTo: "appliesTo" },
    prepare: ({ percent, from, appliesTo }) => ({
      title: `−${percent ?? "?"} % à partir de ${from ?? "?"}`,
      subtitle: discounted.find(({ value }) => value === appliesTo)?.title,
    }),
  },
});
