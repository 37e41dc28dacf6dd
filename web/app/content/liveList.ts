import { asOffered } from "functions/amounts";
import { editionListed } from "functions/edition";
import { linesOf, listKinds } from "functions/live-list";
import { z } from "zod";

import { latestAnnounced } from "./announcement.ts";
import { toldDiscountShape } from "./discount.ts";
import { listOf } from "./listOf.ts";
import type { RichText } from "./richText.ts";
import { theSettings } from "./settings.ts";
import { isShown, priceChanges, priceToday } from "./shown.ts";
import { type Facts, onlyKnown } from "./onlyKnown.ts";
import { sessionsTold, type Year } from "./year.ts";

export const liveListFields = /* groq */ `of, otherwise, "campId": camp._ref,
  "plans": select(of in ["plans", "options", "discounts", "freeStarts"] =>
    *[_type == "plan" && ${isShown} && audience == ^.audience && coalesce(kind, "plan") == select(^.of == "options" => "option", "plan")]
      | order(orderRank asc){
        name, "price": ${priceToday()}, ${priceChanges()}, from, period, pricedFor,
        freeStart, discounts[]{ percent, from, appliesTo, condition }
      }),
  "blocks": select(of == "blocks" => *[_type == "programmeBlock"] | order(number asc){ number, title }),
  "modules": select(of == "modules" => *[_type == "trainingModule"] | order(orderRank asc){ title, duration }),
  "social": select(of == "social" => ${theSettings}.social[]{ network, url }),
  "announcements": select(of == "announcements" =>
    *[_type == "announcement" && ${isShown}] | order(${latestAnnounced}){ text })`;

const planLineShape = z
  .object({
    name: z.string(),
    price: z.number().nullish(),
    from: z.boolean().nullish(),
    period: z.string().nullish(),
    pricedFor: z.enum(["person", "group"]).nullish().catch(null),
    freeStart: z.string().nullish(),
    discounts: listOf(toldDiscountShape).nullish(),
  })
  .transform(asOffered);

/** A list that an answer holds by what it is of. */
export const liveListShape = z.object({
  _key: z.string(),
  _type: z.literal("liveList"),
  of: z.enum(listKinds.map(({ value }) => value)),
  otherwise: z.string().nullish(),
  campId: z.string().nullish(),
  plans: listOf(planLineShape).nullish(),
  blocks: listOf(z.object({ number: z.number(), title: z.string() })).nullish(),
  modules: listOf(z.object({ title: z.string(), duration: z.string().nullish() })).nullish(),
  social: listOf(z.object({ network: z.string(), url: z.string().nullish() })).nullish(),
  announcements: listOf(z.object({ text: z.string() })).nullish(),
});

type LiveList = z.infer<typeof liveListShape>;

/** An answer whose lists are written out, as they stand now. */
export function withListsSaid(answer: Answer, year: Year): RichText {
  return answer.flatMap((node) => (node._type === "liveList" ? saidList(node, year) : node));
}

type Answer = (RichText[number] | LiveList)[];

/** The questions that have an answer as things stand now, by what the school has said of itself, its lists written out. */
export const answered = <Asked extends { answer: Answer; otherwise?: RichText | null | undefined }>(
  asked: Asked[],
  year: Year,
  facts: Facts,
) =>
  asked
    .map(({ otherwise, ...question }) => {
      const waits = otherwise?.length && !hasInserted(question.answer, year, facts);
      return { ...question, answer: waits ? otherwise : withListsSaid(question.answer, year) };
    })
    .filter(({ answer }) => onlyKnown(answer, facts).length > 0);

/** Whether a list or a line that inserts something has it to say: what would be said otherwise no longer is. */
const hasInserted = (answer: Answer, year: Year, facts: Facts) =>
  answer.some((node) =>
    node._type === "liveList"
      ? linesIn(node, year).length > 0
      : node.children.some(({ _type }) => _type !== "span") && onlyKnown([node], facts).length > 0,
  );

function saidList(list: LiveList, year: Year): RichText {
  const lines = linesIn(list, year);
  if (lines.length === 0) return list.otherwise ? [said(list._key, list.otherwise)] : [];
  return lines.map((text, index) => ({
    ...said(`${list._key}-${index}`, text),
    listItem: "bullet" as const,
    level: 1,
  }));
}

const said = (_key: string, text: string): RichText[number] => ({
  _key,
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: "0", _type: "span", text, marks: [] }],
});

function linesIn(
  { of, campId, plans, blocks, modules, social, announcements }: LiveList,
  year: Year,
): string[] {
  const months = editionListed(year.editions, year.today)?.months ?? [];
  const published = {
    ...year,
    dates: sessionsTold(year),
    editions: year.editions.filter(({ phase, bookable }) => phase === "coming" || bookable),
    months: months.map(({ start, block }) => ({ start, title: block.title })),
    plans: plans ?? [],
    blocks: blocks ?? [],
    modules: modules ?? [],
    social,
    announcements: announcements ?? [],
  };
  return linesOf(of, published, campId);
}
