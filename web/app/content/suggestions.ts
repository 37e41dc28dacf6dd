import { defineQuery } from "groq";
import { spareText } from "functions/spare";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { ofTheme, picked } from "./sections/faqSection.ts";
import { isShown } from "./shown.ts";
import type { QuestionsOnQueryResult, SuggestionsQueryResult } from "./types.gen.ts";

const themed = /* groq */ `"id": _id, "category": category._ref`;

export const suggestionsQuery = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    "id": _id,
    "sections": sections[]._type,
    "questions": sections[_type == "faqSection"]{
      "shown": select(defined(category) => ${ofTheme}{ ${themed} }, ${picked}{ ${themed} })
    }.shown[],
    "audiences": sections[].plans[]->audience,
    "faqs": *[_type == "faq" && ${isShown} && denial != true && (
      ^._id in answer[].markDefs[].to._ref
      || category._ref in ^.sections[_type == "faqSection"].questions[]->category._ref
      || category._ref in ^.sections[_type == "faqSection"].category._ref
      || count(answer[_type == "liveList"]) > 0
    )] | order(_id asc){
      "id": _id, question, audience, "category": category._ref,
      "leads": answer[].markDefs[].to._ref,
      "lists": answer[_type == "liveList"].of
    }
  }`);

export const questionsOnQuery = defineQuery(
  `*[_type == "faq" && ${isShown} && denial != true && references($id)] | order(_id asc)[0...3].question`,
);

const questionsOnShape = fits<QuestionsOnQueryResult>()(listOf(z.string()));

/** Of other documents: what is no text there costs nothing here. */
const texts = z
  .array(spareText)
  .nullish()
  .transform((values) => values ?? []);

const suggestionsShape = fits<SuggestionsQueryResult>()(
  z.object({
    id: z.string(),
    sections: texts,
    questions: z
      .array(z.object({ id: z.string(), category: spareText }).nullable())
      .nullish()
      .transform((values) => values ?? []),
    audiences: texts,
    faqs: listOf(
      z.object({
        id: z.string(),
        question: z.string(),
        audience: spareText,
        category: spareText,
        leads: texts,
        lists: texts,
      }),
    ),
  }),
);

type Found = z.infer<typeof suggestionsShape>;
type Page = Omit<Found, "faqs">;
type Faq = Found["faqs"][number];

/** The section that shows what a list in an answer is of. */
const sectionOf: Record<string, string> = {
  plans: "plansSection",
  options: "plansSection",
  camps: "campsSection",
  blocks: "blocksSection",
  months: "monthsSection",
  modules: "modulesSection",
  holidays: "holidaysSection",
  dates: "nextDatesSection",
};
const most = 3;

/** What a visitor of the page at this address may ask the assistant: questions on what it shows, and does not answer itself. */
export async function getSuggestions(content: Content, path: string): Promise<string[]> {
  const found = await content.get(suggestionsQuery, { path }, suggestionsShape);
  return found ? suggestionsFor(found, found.faqs) : [];
}

/**
 * What a visitor of a document’s page may ask: what its answer leads there for. Not for articles, of which there are many:
 * each question that is published would have all of them made again.
 */
export async function getQuestionsOn(content: Content, id: string): Promise<string[]> {
  return (await content.get(questionsOnQuery, { id }, questionsOnShape)) ?? [];
}

export function suggestionsFor(page: Page, faqs: Faq[]): string[] {
  return faqs
    .filter(({ id }) => !page.questions.some((shown) => shown?.id === id))
    .map((faq) => ({ question: faq.question, nearness: nearness(page, faq) }))
    .filter(({ nearness }) => nearness > 1)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, most)
    .map(({ question }) => question);
}

/** An answer that leads to the page, that lists what it lists, that is of a theme it speaks of, for whom it is for. */
function nearness(page: Page, { leads, lists, category, audience }: Faq): number {
  const listed = lists.some((list) => list && page.sections.includes(sectionOf[list] ?? ""));
  const themed = category && page.questions.some((shown) => shown?.category === category);
  return (
    Number(leads.includes(page.id)) * 4 +
    Number(listed) * 4 +
    Number(Boolean(themed)) * 2 +
    Number(Boolean(audience) && page.audiences.includes(audience ?? ""))
  );
}
