import { dayIn } from "functions/brussels";
import { askedInSentence } from "functions/in-euros";
import { mostPeople, quote } from "functions/quote";
import { defineField, defineType } from "sanity";

import { priceOn } from "functions/next-price";
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
      validation: (rule) =>
        rule
          .required()
          .integer()
          .positive()
          .max(mostPeople)
          .error(`Pour combien de personnes, de 1 à ${mostPeople} ?`),
    }),
  ],
  preview: {
    select: {
      name: "plan.name",
      price: "plan.price",
      from: "plan.from",
      next: "plan.nextPrice",
      pricedFor: "plan.pricedFor",
      participants: "plan.participants",
      minParticipants: "plan.minParticipants",
      discounts: "plan.discounts",
      people: "people",
    },
    prepare: ({ name, people, price: stored, next, ...plan }) => {
      const price = priceOn({ price: stored, nextPrice: next }, dayIn(new Date()));
      const priced = { ...plan, price, pricedFor: plan.pricedFor ?? "person" };
      const euros = people ? quote(priced, people)?.total : undefined;
      return {
        title: euros === undefined ? "sur devis" : askedInSentence(plan, euros),
        subtitle: `${name ?? "Formule"} × ${people ?? "?"}`,
      };
    },
  },
});
