import { isDeepStrictEqual } from "node:util";

import type { SanityClient } from "@sanity/client";
import { withFrenchTypography } from "functions/french-typography";
import { momentIn } from "functions/shown-at";
import { dayIn } from "functions/brussels";
import type { z } from "zod";

import { type Asked, askTogether } from "./askTogether.ts";
import { lastRead } from "./lastRead.ts";
import { queryTraits } from "./queryTraits.ts";
import { onlyShown } from "./shown.ts";
import type { Use } from "./uses.ts";

/** What is asked of one state of the lake, for one page or several, and what it answered. */
export type Inquiry = {
  /** The moment it is asked for. */
  now: Date;
  /** The lake's sync tags: a publication that names one of them may change what was read. */
  tags: readonly string[];
  /** The documents it was made of, where that is traced. */
  uses: readonly Use[];
  /** Whether the lake changed between two questions: what came of them shows no state there ever was. */
  moved: boolean;
  /** The answer as it came, in JSON. */
  ask(question: Asked): Promise<Answer>;
  /** The answer in the shape asked for, and until when it is so, in milliseconds since 1970. */
  read(question: Asked, shape: z.ZodType): Promise<{ result: unknown; until: number }>;
};

export class ContentUnfit extends Error {
  override name = "ContentUnfit";
}

export class ContentMoved extends Error {
  override name = "ContentMoved";
}

/** `key` is the question without the clock. */
type Question = Asked & { key: string; answer: PromiseWithResolvers<Answer> };

type Answer = { value: unknown; json: string };

type Ways = {
  /** The lake's last live event: what is read is not older. */
  lastEvent: string | undefined;
  now: Date;
  /** Whether to note which documents it is made of. */
  traced: boolean;
};

/**
 * Asks through `client`. Questions of one turn of the event loop are one query, whose answer is one state of the lake; a
 * later turn asks the earlier questions again beside its own, and their answers must be the same.
 */
export function createInquiry(client: SanityClient, { lastEvent, now, traced }: Ways): Inquiry {
  const asked = new Map<string, Question>();
  const answered = new Map<Question, Answer>();
  const results = new Map<z.ZodType, Map<string, ReturnType<Inquiry["read"]>>>();
  const inquiry: Inquiry = { now, tags: [], uses: [], moved: false, ask, read };
  let turn: NodeJS.Immediate | undefined;

  function ask({ query, params: own }: Asked): Promise<Answer> {
    const key = keyOf({ query, params: own });
    const known = asked.get(key);
    if (known) return known.answer.promise;
    const params = { ...own, ...clockFor(query) };
    const question: Question = { key, query, params, answer: Promise.withResolvers() };
    // What is asked because it was last time, nobody may wait for.
    question.answer.promise.catch(() => {});
    asked.set(key, question);
    turn ??= setImmediate(() => void answerAll().catch(() => {}));
    return question.answer.promise;
  }

  async function answerAll() {
    turn = undefined;
    const questions = [...asked.values()];
    try {
      const { results, tags, uses } = await askTogether(client, questions, { lastEvent, traced });
      inquiry.uses = uses;
      inquiry.tags = [...new Set([...inquiry.tags, ...tags])];
      questions.forEach((question, index) => settle(question, results[index]));
    } catch (error) {
      for (const question of questions) question.answer.reject(error);
    }
  }

  function settle(question: Question, value: unknown) {
    const before = answered.get(question);
    const answer = { value, json: JSON.stringify(value) ?? "" };
    const isSame = !before || before.json === answer.json || isDeepStrictEqual(before.value, value);
    inquiry.moved ||= !isSame;
    answered.set(question, answer);
    if (inquiry.moved) question.answer.reject(new ContentMoved("The lake changed while it was read."));
    else question.answer.resolve(answer);
  }

  /** The clock a query may ask for, in parameters of its own. */
  function clockFor(query: string) {
    const { asksNow, asksToday } = queryTraits(query);
    return { ...(asksNow && { now: now.toISOString() }), ...(asksToday && { today: dayIn(now) }) };
  }

  function read(question: Asked, shape: z.ZodType) {
    const key = keyOf(question);
    const ofShape = results.get(shape) ?? new Map<string, ReturnType<Inquiry["read"]>>();
    const result = ofShape.get(key) ?? readAnew(question, shape);
    results.set(shape, ofShape.set(key, result));
    return result;
  }

  /** What is read holds until the next of what it lists comes or goes. */
  async function readAnew(question: Asked, shape: z.ZodType) {
    const [answer, ...lists] = await Promise.all(questionsOf(question).map(ask));
    const stored = lists.map(({ value }) => value as unknown[][]).flat(2);
    const moments = stored.map(momentIn).filter((moment) => moment && moment > now) as Date[];
    const { result, until } = resultOf(question, shape, answer!);
    return { result, until: Math.min(until, ...moments.map(Number)) };
  }

  function resultOf({ query, params }: Asked, shape: z.ZodType, { value, json }: Answer) {
    if (Object.keys(params).length > 0) return resultAt(now, query, shape, value);
    const from = now.getTime();
    const same = lastRead.get(query, { answer: json, shape }, from);
    if (same) return same;
    const made = resultAt(now, query, shape, value);
    lastRead.set(query, { answer: json, shape, from, ...made });
    return made;
  }

  return inquiry;
}

export const keyOf = ({ query, params }: Asked) => `${queryTraits(query).hash} ${JSON.stringify(params)}`;

/** A question, and what says when what it lists comes or goes. */
export const questionsOf = (question: Asked): Asked[] => [
  question,
  ...queryTraits(question.query).moments.map((moments) => ({ query: moments, params: {} })),
];

/** A result as it stands at a moment, its texts in French typography, and until when it does. */
function resultAt(now: Date, query: string, shape: z.ZodType, value: unknown) {
  let until = Infinity;
  const shown = onlyShown(value ?? null, now, (moment) => (until = Math.min(until, moment.getTime())));
  if (shown === null) return { result: null, until };
  const parsed = shape.safeParse(withFrenchTypography(shown));
  if (parsed.success) return { result: parsed.data, until };
  const id = (shown as { _id?: string })._id ?? query.slice(0, 60);
  const [issue] = parsed.error.issues;
  throw new ContentUnfit(`${id} ${issue?.path.join(".")}: ${issue?.message}`);
}
