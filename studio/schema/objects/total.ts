import { inEuros } from "functions/in-euros";
import { quote } from "functions/quote";
import { defineField, defineType } from "sanity";

import { planField } from "./planField.ts";

export const total = defineType({
  name: "total",
  title: "Prix pour plusieurs",
  type: "object",
  description: "Ce que coûte la formule pour plusieurs, réductions comprises, toujours à jour.",
  fields: [
    planField,
    defineField({
      name: "people",
      title: "Nombre de personnes",
      type: "number",
      initialValue: 2,
      validation: (rule) => rule.required().integer().positive().error("Pour combien de personnes ?"),
    }),
  ],
  preview: {
    select: {
      name: "plan.name",
      price: "plan.price",
      pricedFor: "plan.pricedFor",
      participants: "plan.participants",
      minParticipants: "plan.minParticipants",
      discounts: "plan.discounts",
      people: "people",
    },
    prepare: ({ name, people, ...plan }) => {
      const euros = people && quote({ ...plan, pricedFor: plan.pricedFor ?? "person" }, people)?.total;
      return {
        title: euros ? inEuros(euros) : "sur devis",
        subtitle: `${name ?? "Formule"} × ${people ?? "?"}`,
      };
    },
  },
});
