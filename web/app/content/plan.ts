import { asOffered } from "functions/amounts";
import { spare, spareText } from "functions/spare";
import { audiences } from "studio/choices";
import { z } from "zod";

import { amountFields, amountShape, asCompared } from "./amounts.ts";
import { toldDiscountShape } from "./discount.ts";
import { actionFields, actionShape } from "./link.ts";
import { listOf } from "./listOf.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { theSettings } from "./settings.ts";

export const planFields = /* groq */ `
  ${amountFields}, audience, "people": ${theSettings}.people, kind, subtitle, showOriginal, showSavingPercent, payment, freeStart, pricedFor,
  discounts[]{ _key, percent, from, appliesTo, condition }, note[]{ ${richTextFields} },
  duration, hours, participants, minParticipants, followUp,
  description[]{ ${richTextFields} }, features, cta{ ${actionFields} }, popular, highlight, color`;

/** Strict in all that tells what it costs, and whom. */
const fieldsShape = amountShape.extend({
  audience: z.enum(audiences.map(({ value }) => value)),
  /** What one of each audience is called. */
  people: spare(z.record(z.string(), z.string().nullish())),
  kind: z.enum(["plan", "option"]).nullish(),
  subtitle: spareText,
  showOriginal: spare(z.boolean()),
  showSavingPercent: spare(z.boolean()),
  payment: spareText,
  freeStart: spareText,
  pricedFor: z.enum(["person", "group"]).catch("person"),
  discounts: z.array(toldDiscountShape.extend({ _key: z.string() })).nullish(),
  note: spare(richTextShape),
  duration: spareText,
  hours: spare(z.number()),
  participants: z.number().nullish(),
  minParticipants: z.number().nullish(),
  followUp: spareText,
  description: richTextShape.catch([]),
  features: spare(listOf(z.string())),
  cta: spare(actionShape),
  popular: spare(z.boolean()),
  highlight: spareText,
  color: spareText,
});

export type Plan = Omit<z.infer<typeof fieldsShape>, "compared">;

/** A plan as an offer. */
export const planShape = fieldsShape.transform((plan): Plan => asOffered(asCompared(plan)));
