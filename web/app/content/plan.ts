import { asOffered } from "functions/amounts";
import { audiences } from "studio/choices";
import { z } from "zod";

import { amountFields, amountShape, asCompared } from "./amounts.ts";
import { toldDiscountShape } from "./discount.ts";
import { actionFields, actionShape } from "./link.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { theSettings } from "./settings.ts";

export const planFields = /* groq */ `
  ${amountFields}, audience, "people": ${theSettings}.people, kind, subtitle, showOriginal, showSavingPercent, payment, freeStart, pricedFor,
  discounts[]{ _key, percent, from, appliesTo, condition }, note[]{ ${richTextFields} },
  duration, hours, participants, minParticipants, followUp,
  description[]{ ${richTextFields} }, features, cta{ ${actionFields} }, popular, highlight, color`;

const fieldsShape = amountShape.extend({
  audience: z.enum(audiences.map(({ value }) => value)),
  /** What one of each audience is called. */
  people: z.record(z.string(), z.string().nullish()).nullish().catch(null),
  kind: z.enum(["plan", "option"]).nullish(),
  subtitle: z.string().nullish(),
  showOriginal: z.boolean().nullish(),
  showSavingPercent: z.boolean().nullish(),
  payment: z.string().nullish(),
  freeStart: z.string().nullish(),
  pricedFor: z.enum(["person", "group"]).catch("person"),
  discounts: z.array(toldDiscountShape.extend({ _key: z.string() })).nullish(),
  note: richTextShape.nullish(),
  duration: z.string().nullish(),
  hours: z.number().nullish(),
  participants: z.number().nullish(),
  minParticipants: z.number().nullish(),
  followUp: z.string().nullish(),
  description: richTextShape,
  features: z.array(z.string()).nullish(),
  cta: actionShape.nullish().catch(null),
  popular: z.boolean().nullish(),
  highlight: z.string().nullish(),
  color: z.string().nullish(),
});

export type Plan = Omit<z.infer<typeof fieldsShape>, "compared">;

/** A plan as an offer. */
export const planShape = fieldsShape.transform((plan): Plan => asOffered(asCompared(plan)));
