import { spare, spareText } from "functions/spare";
import { spanProblem } from "studio/calendar";
import { z } from "zod";

import { enrolmentShape } from "./edition.ts";
import { notMeant } from "./holiday.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { priceChanges, priceToday, shownFields } from "./shown.ts";

export const sessionFields = /* groq */ `
  _id, _updatedAt, ${shownFields}, kind, "campId": coalesce(camp._ref, *[_type == "camp" && title == ^.title][0]._id), "title": coalesce(title, camp->title), "level": coalesce(level, camp->level),
  firstDay, "lastDay": coalesce(lastDay, firstDay), hours, online, "place": select(online == true => coalesce(place, "En ligne"), place), enrolment, places, priceNote,
  "price": select(!defined(plan) => price), "plan": plan->{ ${shownFields}, "price": ${priceToday()}, ${priceChanges()}, from, period }, "description": coalesce(description, camp->description)[]{ ${richTextFields} }`;

const planShape = z.object({
  price: z.number().nullish(),
  from: spare(z.boolean()),
  period: z.string().nullish(),
});

type Plan = z.infer<typeof planShape>;

/** A camp, an open day or a presentation at a date; the price is that of its plan, while that is offered, or its own. */
export const sessionShape = z
  .object({
    _id: z.string(),
    _updatedAt: z.string(),
    kind: z.enum(["camp", "bootcamp", "openDay", "presentation"]),
    campId: spareText,
    title: z.string(),
    level: spareText,
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    hours: spareText,
    online: spare(z.boolean()),
    place: spareText,
    enrolment: z.enum([...enrolmentShape.options, "cancelled"]),
    places: spare(z.number()),
    price: z.number().nullish(),
    priceNote: z.string().nullish(),
    plan: spare(planShape),
    description: spare(richTextShape),
  })
  .refine(({ firstDay, lastDay }) => !spanProblem({ start: firstDay, end: lastDay }), notMeant)
  .transform(({ plan, ...session }): typeof session & Pick<Plan, "from"> =>
    plan
      ? { ...session, price: plan.price, from: plan.from, priceNote: session.priceNote ?? plan.period }
      : session,
  );
