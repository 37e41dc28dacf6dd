import type { SanityClient } from "@sanity/client";

import { baseId } from "../baseId.ts";
import { bothOf, changeDraft, draftId, unmade, type Written as WrittenDraft } from "../draft.ts";
import { lastPlace } from "../schema/orderRank.ts";
import { likeness, trigramsOf, type Weighed, weighed } from "./likeness.ts";
import { holds, searched } from "./searched.ts";

/** A question of the FAQ as its draft has it, or as it is published when there is none. */
export type Faq = { id: string; question: string; alsoAsked: string[] };

export type Written = WrittenDraft & { added: string[] };

export async function readFaqs(client: SanityClient): Promise<Faq[]> {
  const found = await client.fetch<{ id: string; question: string | null; alsoAsked: string[] | null }[]>(
    `*[_type == "faq"] | order(question asc){ "id": _id, question, alsoAsked }`,
    {},
    { perspective: "drafts" },
  );
  return found.map(({ id, question, alsoAsked }) => ({
    id: baseId(id),
    question: question || "Sans titre",
    alsoAsked: alsoAsked ?? [],
  }));
}

/** One of them as it is now: colleagues add to it too. */
export async function readFaq(client: SanityClient, id: string): Promise<Faq> {
  const { draft, published } = await bothOf(client, id);
  const { question, alsoAsked } = { ...(draft ?? published) };
  return { id, question: question || "Sans titre", alsoAsked: alsoAsked ?? [] };
}

/** A question and all it is asked by, as a search reads it. */
export type Readable = { faq: Faq; text: string };

type Ranked = Readable & { nearness: number };

type Reading = { text: string; wordings: Weighed[] };
const readings = new WeakMap<Faq, Reading>();

function readingOf(faq: Faq): Reading {
  const known = readings.get(faq);
  if (known) return known;
  const texts = [faq.question, ...faq.alsoAsked];
  const reading = { text: searched(texts.join(" ")), wordings: texts.map((one) => weighed(trigramsOf(one))) };
  readings.set(faq, reading);
  return reading;
}

/** In milliseconds, how long staff's keys may wait while questions are compared. */
const slice = 12;

/** The likest of what was asked first. Thousands of wordings are read, and the screen moves meanwhile. */
export async function rankedFaqs(faqs: Faq[], asked: string): Promise<Ranked[]> {
  const words = weighed(trigramsOf(asked));
  const ranked: Ranked[] = [];
  let until = performance.now() + slice;
  for (const faq of faqs) {
    const { text, wordings } = readingOf(faq);
    const nearness = Math.max(...wordings.map((wording) => likeness(words, wording)));
    ranked.push({ faq, text, nearness });
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
  return ranked.toSorted((a, b) => b.nearness - a.nearness);
}

/** From here on a question of the FAQ is proposed to be completed. */
const near = 0.6;

/** Of each question asked, the likest of the FAQ, where one is near. */
export async function nearestFaqs(faqs: Faq[], asked: string[]): Promise<Map<string, Faq>> {
  const nearest = new Map<string, Faq>();
  for (const one of asked) {
    const [likest] = await rankedFaqs(faqs, one);
    if (likest && likest.nearness >= near) nearest.set(one, likest.faq);
  }
  return nearest;
}

/** Those that hold every word of the search. */
export function foundFaqs(ranked: Readable[], words: string): Faq[] {
  return ranked.filter(({ text }) => holds(text, words)).map(({ faq }) => faq);
}

/** Begins a question of the FAQ: a draft with no answer yet, behind the others. Rejects where it is begun already. */
export async function beginFaq(
  client: SanityClient,
  { id, ...faq }: { id: string; question: string; alsoAsked: string[] },
): Promise<Written> {
  const { _rev } = await client.create({
    _id: draftId(id),
    _type: "faq",
    assistantOnly: false,
    denial: false,
    orderRank: await lastPlace(client, "faq"),
    ...faq,
  });
  return { id, madeDraft: true, revision: _rev, added: faq.alsoAsked };
}

/** Adds wordings to the draft of a question, which is made when there is none. */
export async function addWordings(client: SanityClient, id: string, added: string[]): Promise<Written> {
  const written = await changeDraft(client, id, (patch) =>
    patch.setIfMissing({ alsoAsked: [] }).append("alsoAsked", added),
  );
  return { ...written, added };
}

/**
 * Takes back what was written: a draft that was made for it goes, unless somebody has worked on it since; of another
 * one the wordings go. @returns what of it stays: a draft that was begun, or what was published since.
 */
export async function takeBack(
  client: SanityClient,
  written: Written,
): Promise<"nothing" | "draft" | "published"> {
  const { id, madeDraft, added } = written;
  const { draft, published } = await bothOf(client, id);
  if (!draft) return published ? "published" : "nothing";
  if (await unmade(client, draft, written)) return "nothing";
  if (madeDraft && !published) return "draft";
  const kept = ((draft.alsoAsked ?? []) as string[]).filter((wording) => !added.includes(wording));
  await client.patch(draft._id).ifRevisionId(draft._rev).set({ alsoAsked: kept }).commit();
  return "nothing";
}
