import { dayIn } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import { defineField, defineType } from "sanity";

import { priceOn } from "functions/next-price";
import { list, planAmounts } from "../choices.ts";
import { planHasAmount, planHasPrice } from "../planHasAmount.ts";
import { planField } from "./planField.ts";

export const price = defineType({
  name: "price",
  title: "Prix",
  type: "object",
  description: "Le prix de la formule, toujours à jour.",
  fields: [
    planField,
    defineField({
      name: "amount",
      title: "Montant",
      type: "string",
      options: { list: list(planAmounts), layout: "radio" },
      initialValue: "price",
      validation: (rule) => [
        rule.required().error("Choisissez le montant."),
        rule.custom(planHasAmount),
        rule.custom(planHasPrice).warning(),
      ],
    }),
  ],
  preview: {
    select: { name: "plan.name", price: "plan.price", next: "plan.nextPrice", amount: "amount" },
    prepare: ({ name, price: stored, next, amount }) => {
      const euros = priceOn({ price: stored, nextPrice: next }, dayIn(new Date()));
      const amountTitle = planAmounts.find(({ value }) => value === amount)?.title ?? "Prix";
      const ofPlan = name ? `${name} (${amountTitle.toLowerCase()})` : amountTitle;
      return { title: amount === "price" && euros != null ? inEuros(euros) : ofPlan, subtitle: name };
    },
  },
});
