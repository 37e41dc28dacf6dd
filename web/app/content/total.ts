import { askedInSentence } from "functions/in-euros";
import { quote } from "functions/quote";
import { z } from "zod";

import type { Amounts } from "./amounts.ts";
import { discountShape } from "./discount.ts";
import { priceChanges, priceToday, shownFields } from "./shown.ts";

export const totalFields = /* groq */ `
  people, "plan": plan->{ _id, name, ${shownFields}, "price": ${priceToday()}, ${priceChanges()}, from, pricedFor, participants, minParticipants, discounts[]{ percent, from, appliesTo } }`;

/** What a plan costs for several, in words; on quotation, a price that is not given. */
export const totalShape = z
  .object({
    _key: z.string(),
    _type: z.literal("total"),
    people: z.number(),
    plan: z.object({
      _id: z.string(),
      name: z.string(),
      price: z.number().nullish(),
      from: z.boolean().nullish(),
      pricedFor: z.enum(["person", "group"]).catch("person"),
      participants: z.number().nullish(),
      minParticipants: z.number().nullish(),
      discounts: z.array(discountShape).nullish(),
    }),
  })
  .transform(({ _key, people, plan }) => {
    const euros = quote(plan, people)?.total;
    const unpriced: Amounts = { _id: plan._id, name: plan.name };
    return euros === undefined
      ? { _key, _type: "price" as const, amount: "price" as const, plan: unpriced }
      : { _key, _type: "total" as const, said: askedInSentence(plan, euros) };
  });
