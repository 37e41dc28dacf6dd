import { z } from "zod";

import { amountFields, amountShape } from "./amounts.ts";
import { actionFields, actionShape } from "./link.ts";
import { richTextFields, richTextShape } from "./richText.ts";

export const planFields = /* groq */ `
  ${amountFields}, audience, kind, subtitle, showOriginal, showSavingPercent, payment, duration, hours, participants,
  description[]{ ${richTextFields} }, features, cta{ ${actionFields} }, popular, highlight, color`;

export const planShape = amountShape.extend({
  audience: z.enum(["jeunes", "ecoles", "entreprises"]),
  subtitle: z.string().nullish(),
  showOriginal: z.boolean().nullish(),
  showSavingPercent: z.boolean().nullish(),
  payment: z.string().nullish(),
  duration: z.string().nullish(),
  description: richTextShape,
  features: z.array(z.string()).nullish(),
  cta: actionShape.nullish().catch(null),
  popular: z.boolean().nullish(),
  highlight: z.string().nullish(),
  color: z.string().nullish(),
});

export type Plan = z.infer<typeof planShape>;
