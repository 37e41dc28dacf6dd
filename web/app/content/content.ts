import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import type { SanityClient, SyncTag } from "@sanity/client";
import { withFrenchTypography } from "functions/french-typography";
import { momentIn } from "functions/shown-at";
import { dayIn } from "studio/calendar";
import type { z } from "zod";

import { momentsOf, onlyShown } from "./shown.ts";
import { type Use, usesIn } from "./uses.ts";

/** The published content, or the drafts, as one request reads it: one state of the lake. */
export type Content = {
  /**
   * The result of a query in the shape asked for, its texts in French typography; null when the lake has no such document.
   * @throws ContentUnfit naming the document and field, when the result does not fit the shape.
   * @throws ContentMoved when what was read before has changed since.
   */
  get<Shape extends z.ZodType>(
    query: string,
    params: Record<string, unknown>,
    shape: Shape,
  ): Promise<z.infer<Shape> | null>;
  /** The moment it is read for. */
  now: Date;
  /** Notes that what is read holds until then only. */
  holdsUntil(moment: Date): void;
  /** What is known of what was read, once it was. */
  reading: Reading;
  /** What was asked so far. */
  asked(): readonly Asked[];
  /** A hash of what was asked so far and of what was answered: while it is the same, so is what is made of it. */
  digest(): Promise<string>;
};

/** A question as it was asked, whatever the time. */
export type Asked = { query: string; params: Record<string, unknown> };

export type Reading = {
  /** The lake's sync tags: a publication that names one of them may change what was read. */
  tags: readonly string[];
  /** When it changes without a publication, in milliseconds since 1970; Infinity when it does not. */
  until: number;
  /** The documents it was made of, where that is traced. */
  uses: readonly Use[];
  /** Whether the lake changed between two questions: what came of them shows no state there ever was. */
  moved: boolean;
};

export class ContentUnfit extends Error {
  override name = "ContentUnfit";
}

export class ContentMoved extends Error {
  override name = "ContentMoved";
}

/** `own` are its parameters but for the clock. */
type Question = Asked & { own: Asked["params"]; answer: PromiseWithResolvers<unknown> };

/**
 * Reads through `client`. Questions of one turn of the event loop are one query, whose answer is one state of the
 * lake; a later turn asks the earlier questions again beside its own, and their answers must be the same.
 * @param lastEvent the lake's last live event: what is read is not older.
 * @param now the moment it is read for.
 * @param traced whether to note which documents it is made of.
 * @param before what is likely to be asked, all at once: what was last time.
 */
export function readContent(
  client: SanityClient,
  lastEvent?: string,
  now = new Date(),
  traced = false,
  before: readonly Asked[] = [],
): Content {
  const reading: Reading = { tags: [], until: Infinity, uses: [], moved: false };
  const asked = new Map<string, Question>();
  const wanted = new Map<string, Asked>();
  const answered = new Map<Question, unknown>();
  let turn: NodeJS.Immediate | undefined;

  function ask(query: string, own: Record<string, unknown>): Promise<unknown> {
    const key = JSON.stringify([query, own]);
    const known = asked.get(key);
    if (known) return known.answer.promise;
    const question: Question = { query, params: atNow(query, own), own, answer: Promise.withResolvers() };
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
      const { results, tags, uses } = await fetchTogether(client, questions, lastEvent, traced);
      reading.uses = uses;
      reading.tags = [...new Set([...reading.tags, ...tags])];
      questions.forEach((question, index) => settle(question, results[index]));
    } catch (error) {
      for (const question of questions) question.answer.reject(error);
    }
  }

  function settle(question: Question, result: unknown) {
    if (answered.has(question)) reading.moved ||= !isDeepStrictEqual(answered.get(question), result);
    answered.set(question, result);
    if (reading.moved) question.answer.reject(new ContentMoved("The lake changed while it was read."));
    else question.answer.resolve(result);
  }

  const holdsUntil = (moment: Date) => void (reading.until = Math.min(reading.until, moment.getTime()));

  /** The clock a query may ask for, in parameters of its own. */
  function atNow(query: string, params: Record<string, unknown>) {
    return {
      ...params,
      ...(/\$now\b/.test(query) && { now: now.toISOString() }),
      ...(/\$today\b/.test(query) && { today: dayIn(now) }),
    };
  }

  /** A query, and what says when what it lists comes or goes. */
  const askAll = (query: string, params: Record<string, unknown>) =>
    [query, ...momentsOf(query)].map((one, at) => ask(one, at === 0 ? params : {}));

  for (const { query, params } of before) void askAll(query, params);

  /** The result of a query as it stands now; what it lists holds until the next of those comes or goes. */
  async function askNow(query: string, params: Record<string, unknown>): Promise<unknown> {
    wanted.set(JSON.stringify([query, params]), { query, params });
    const [found, ...lists] = await Promise.all(askAll(query, params));
    for (const stored of (lists as unknown[][][]).flat(2)) {
      const moment = momentIn(stored);
      if (moment && moment > now) holdsUntil(moment);
    }
    return onlyShown(found ?? null, now, holdsUntil);
  }

  return {
    reading,
    now,
    holdsUntil,
    asked: () => [...wanted.values()],
    async digest() {
      const questions = [...asked.values()];
      const answers = await Promise.all(questions.map(({ answer }) => answer.promise));
      const read = questions.map(({ query, own }, at) => [query, own, answers[at]]);
      return createHash("sha256").update(JSON.stringify(read)).digest("base64url");
    },
    async get(query, params, shape) {
      const found = await askNow(query, params);
      if (found === null) return null;
      const result = shape.safeParse(withFrenchTypography(found));
      if (result.success) return result.data;
      const id = (found as { _id?: string })._id ?? query.slice(0, 60);
      const [issue] = result.error.issues;
      throw new ContentUnfit(`${id} ${issue?.path.join(".")}: ${issue?.message}`);
    },
  };
}

/** Several questions as one query: `{"0": …, "1": …}`, each with parameters of its own. */
async function fetchTogether(
  client: SanityClient,
  questions: Question[],
  lastEvent: string | undefined,
  traced: boolean,
) {
  const parts = questions.map(({ query }, at) => `"${at}": ${query.replaceAll(/\$(\w+)/g, `$$$1_${at}`)}`);
  const params = questions.flatMap(({ params }, at) =>
    Object.entries(params).map(([name, value]) => [`${name}_${at}`, value] as const),
  );
  const answer = await client.fetch<Record<string, unknown> | undefined>(
    `{${parts.join(",\n")}}`,
    Object.fromEntries(params),
    {
      filterResponse: false,
      returnQuery: false,
      resultSourceMap: traced,
      ...(lastEvent && { lastLiveEventId: lastEvent }),
    },
  );
  // What a lake in trouble leaves out is not what was deleted.
  if (!answer.result) throw new Error("The lake answered without a result.");
  const { result, syncTags = [], resultSourceMap: map } = answer as typeof answer & { syncTags?: SyncTag[] };
  const results = questions.map((_, at) => result?.[at]);
  return { results, tags: syncTags, uses: map ? usesIn(map, results) : [] };
}
