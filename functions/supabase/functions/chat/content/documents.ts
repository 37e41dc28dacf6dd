import { z } from "zod";
import { spare, spareDay, spareText } from "../../_shared/spare.ts";
import { asOffered } from "../../_shared/amounts.ts";

const text = z.string().nullish();
/** Where staff have dragged it among its like; what has no place yet stands last. */
const place = z.string().catch("~");
const texts = z.array(z.string()).nullish();
const nodes = z.array(z.looseObject({})).nullish();
const richText = z.array(z.looseObject({ _type: z.string(), children: nodes, markDefs: nodes })).nullish();
const reference = z.object({ _ref: z.string() });
const slug = z.object({ current: z.string() });
const moment = z.string().default("");
const document = z.object({ _id: z.string(), _createdAt: moment, _updatedAt: moment });
const number = z.number().nullish();
const flag = z.boolean().nullish();
const discount = z.object({ percent: z.number(), from: z.number(), appliesTo: z.enum(["all", "further"]) });

/** Without them there is no assistant: what stands wrongly in them is as if it were not there. */
const settings = document.extend({
  name: z.string(),
  contact: spare(z.record(z.string(), spareText)),
  facts: z.record(z.string(), z.string().optional().catch(undefined)).catch({}),
  social: spare(z.array(z.object({ network: z.string().catch(""), url: spareText }))),
  chat: z
    .object({
      instructions: spareText,
      unknown: richText.catch(null),
      answers: z.boolean().catch(true),
      keepsQuestions: z.boolean().catch(true),
      checksFigures: z.boolean().catch(false),
      synonyms: spare(z.array(z.object({ words: z.array(z.string()) }).catch({ words: [] }))),
    })
    .catch({ answers: true, keepsQuestions: true, checksFigures: false }),
});

const plan = document.extend({
  name: z.string(),
  audience: z.string(),
  kind: z.enum(["plan", "option"]).catch("plan"),
  price: number,
  pricedFor: z.enum(["person", "group"]).catch("person"),
  from: flag,
  period: text,
  // Staff who empty these leave the object.
  comparedTo: z.object({ plan: reference.nullish(), quantity: number }).nullish(),
  installment: z.object({ count: number, amount: number }).nullish(),
  payment: text,
  hours: number,
  participants: number,
  minParticipants: number,
  /** ISO 8601: P30D, P1Y… */
  followUp: text,
  freeStart: text,
  discounts: z.array(discount.extend({ condition: text })).nullish(),
  note: richText,
  subtitle: text,
  description: richText,
  features: texts,
  orderRank: place,
});

/** What the assistant reads. Testimonials are left out: what a pupil says is not what the school promises. */
const shapes = {
  settings,
  plan: plan.transform(asOffered),
  page: document.extend({
    title: z.string(),
    path: slug,
    sections: z.array(z.looseObject({ _type: z.string() })).nullish(),
  }),
  faq: document.extend({
    question: z.string(),
    answer: richText,
    otherwise: richText,
    alsoAsked: texts,
    audience: text,
    denial: flag,
    category: reference.nullish(),
    assistantOnly: flag,
  }),
  programmeBlock: document.extend({
    number: z.number(),
    title: z.string(),
    slug,
    lead: richText,
    objectives: texts,
    tools: texts,
    skills: texts,
    weeks: z.array(z.object({ title: z.string(), topics: texts, outcome: text })).nullish(),
    project: richText,
    deliverables: texts,
    extras: z.array(z.looseObject({ _type: z.string() })).nullish(),
  }),
  monthlyProgramme: document.extend({
    rank: z.number().catch(0),
    start: z.iso.date(),
    objective: richText,
    block: reference,
    edition: reference.nullish(),
    workshop: z
      .object({ name: z.string(), duration: text, period: text, date: spareDay, description: richText })
      .nullish(),
  }),
  camp: document.extend({
    title: z.string(),
    period: text,
    duration: text,
    level: text,
    description: richText,
    orderRank: place,
  }),
  session: document.extend({
    kind: text,
    enrolment: text,
    camp: reference.nullish(),
    title: text,
    firstDay: z.iso.date(),
    lastDay: z.iso.date().nullish(),
    hours: text,
    online: flag,
    place: text,
    plan: reference.nullish(),
    price: number,
    priceNote: text,
    places: number,
    description: richText,
  }),
  edition: document.extend({
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    enrolment: text,
    places: number,
    classes: z.array(z.object({ day: z.string(), hours: z.string() })).catch([]),
  }),
  holiday: document.extend({ name: z.string(), start: z.iso.date(), end: z.iso.date() }),
  trainingModule: document.extend({
    title: z.string(),
    duration: text,
    description: richText,
    skills: texts,
    tools: texts,
    orderRank: place,
  }),
  teamMember: document.extend({ name: z.string(), role: text, bio: richText }),
  caseStudy: document.extend({
    title: z.string(),
    client: text,
    challenge: richText,
    solution: richText,
    result: richText,
  }),
  announcement: document.extend({ text: z.string() }),
  article: document.extend({ title: z.string(), slug, excerpt: text, lead: richText, body: richText }),
};

export const documentTypes = Object.keys(shapes);

type Shapes = typeof shapes;
export type Documents = { [Type in keyof Shapes]: z.infer<Shapes[Type]>[] };
export type Plan = Documents["plan"][number];
export type Settings = Documents["settings"][number];
export type RichText = z.infer<typeof richText>;

/** The documents by type, in order. One that does not fit its shape is left out and named to `log`. */
export function sortDocuments(found: unknown[], log: (line: string) => void): Documents {
  const sorted = Object.fromEntries(documentTypes.map((type) => [type, [] as unknown[]]));
  for (const document of found as { _id: string; _type: keyof Shapes }[]) {
    const parsed = shapes[document._type]?.safeParse(document);
    if (parsed?.success) sorted[document._type]!.push(parsed.data);
    else if (parsed) log(`${document._id} is left out: ${z.prettifyError(parsed.error)}`);
  }
  for (const documents of Object.values(sorted) as Ordered[][])
    documents.sort((a, b) => Number(orderOf(a) > orderOf(b)) - Number(orderOf(a) < orderOf(b)));
  return sorted as Documents;
}

type Ordered = Record<"orderRank" | "rank" | "number" | "start" | "firstDay", string | number | undefined>;

/** Where it stands among its like: where staff have dragged it, by its number, by its first day, or anywhere. */
const orderOf = ({ orderRank, rank, number, start, firstDay }: Ordered) =>
  orderRank ?? rank ?? number ?? start ?? firstDay ?? "";
