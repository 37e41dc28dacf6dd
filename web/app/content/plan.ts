import { asOffered } from "functions/amounts";
import { audiences } from "studio/choices";
import { z } from "zod";

import { amountFields, amountShape } from "./amounts.ts";
import { toldDiscountShape } from "./discount.ts";
import { actionFields, actionShape } from "./link.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { theSettings } from "./settings.ts";
import { shownFields } from "./shown.ts";

export const planFields = /* groq */ `
  ${amountFields}, ${shownFields}, "offered": comparedTo.plan->{ _id, ${shownFields} }, audience, "people": ${theSettings}.people, kind, subtitle, showOriginal, showSavingPercent, payment, freeStart, pricedFor,
  discounts[]{ _key, percent, from, appliesTo, condition }, note[]{ ${richTextFields} },
  duration, hours, participants, minParticipants, followUp,
  description[]{ ${richTextFields} }, features, cta{ ${actionFields} }, popular, highlight, color`;

const fieldsShape = amountShape.extend({
  /** What it is compared with, while that is offered. */
  offered: z.object({ _id: z.string() }).nullish(),
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

export type Plan = Omit<z.infer<typeof fieldsShape>, "offered">;

/** A plan as an offer: against what is offered no more one saves nothing. */
export const planShape = fieldsShape.transform(({ offered, ...plan }): Plan =>
  asOffered(offered ? plan : { ...plan, original: null }),
);
