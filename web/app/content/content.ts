import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import type { SanityClient } from "@sanity/client";
import { withFrenchTypography } from "functions/french-typography";
import { momentIn } from "functions/shown-at";
import { dayIn } from "studio/calendar";
import type { z } from "zod";

import { type Asked, askTogether } from "./askTogether.ts";
import { lastRead } from "./lastRead.ts";
import { queryTraits } from "./queryTraits.ts";
import { onlyShown } from "./shown.ts";
import type { Use } from "./uses.ts";

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
  /** Asks at once what is likely to be asked, where one answer would lead to the next question. */
  expect(before: readonly Asked[]): void;
  /** A hash of what was asked so far and of what was answered: while it is the same, so is what is made of it. */
  digest(): Promise<string>;
};

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

/** `key` is the question without the clock. */
type Question = Asked & { key: string; answer: PromiseWithResolvers<Answer> };

type Answer = { value: unknown; json: string };

/**
 * Reads through `client`. Questions of one turn of the event loop are one query, whose answer is one state of the
 * lake; a later turn asks the earlier questions again beside its own, and their answers must be the same.
 * @param lastEvent the lake's last live event: what is read is not older.
 * @param now the moment it is read for.
 * @param traced whether to note which documents it is made of.
 */
export function readContent(
  client: SanityClient,
  lastEvent?: string,
  now = new Date(),
  traced = false,
): Content {
  const reading: Reading = { tags: [], until: Infinity, uses: [], moved: false };
  const asked = new Map<string, Question>();
  const wanted = new Map<string, Asked>();
  const answered = new Map<Question, Answer>();
  const results = new Map<z.ZodType, Map<string, Promise<unknown>>>();
  let turn: NodeJS.Immediate | undefined;
  let hashed: { count: number; digest: Promise<string> } | undefined;

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
      reading.uses = uses;
      reading.tags = [...new Set([...reading.tags, ...tags])];
      questions.forEach((question, index) => settle(question, results[index]));
    } catch (error) {
      for (const question of questions) question.answer.reject(error);
    }
  }

  function settle(question: Question, value: unknown) {
    const before = answered.get(question);
    const answer = { value, json: JSON.stringify(value) ?? "" };
    const isSame = !before || before.json === answer.json || isDeepStrictEqual(before.value, value);
    reading.moved ||= !isSame;
    answered.set(question, answer);
    if (reading.moved) question.answer.reject(new ContentMoved("The lake changed while it was read."));
    else question.answer.resolve(answer);
  }

  const holdsUntil = (moment: Date) => void (reading.until = Math.min(reading.until, moment.getTime()));

  /** The clock a query may ask for, in parameters of its own. */
  function clockFor(query: string) {
    const { asksNow, asksToday } = queryTraits(query);
    return { ...(asksNow && { now: now.toISOString() }), ...(asksToday && { today: dayIn(now) }) };
  }

  /** A question, and what says when what it lists comes or goes. */
  const askAll = ({ query, params }: Asked) =>
    [
      ask({ query, params }),
      ...queryTraits(query).moments.map((moments) => ask({ query: moments, params: {} })),
    ] as const;

  /** What is read holds until the next of what it lists comes or goes. */
  async function read(question: Asked, shape: z.ZodType): Promise<unknown> {
    wanted.set(keyOf(question), question);
    const [answer, ...lists] = await Promise.all(askAll(question));
    for (const stored of lists.map(({ value }) => value as unknown[][]).flat(2)) {
      const moment = momentIn(stored);
      if (moment && moment > now) holdsUntil(moment);
    }
    const { result, until } = resultOf(question, shape, answer);
    reading.until = Math.min(reading.until, until);
    return result;
  }

  function resultOf({ query, params }: Asked, shape: z.ZodType, { value, json }: Answer) {
    const content = { now, holdsUntil };
    if (Object.keys(params).length > 0) return resultAt(content, query, shape, value);
    const from = now.getTime();
    const same = lastRead.get(query, { answer: json, shape }, from);
    if (same) return same;
    const made = resultAt(content, query, shape, value);
    lastRead.set(query, { answer: json, shape, from, ...made });
    return made;
  }

  async function hash(): Promise<string> {
    const hash = createHash("sha256");
    for (const { key, answer } of asked.values()) hash.update(`${key}\n${(await answer.promise).json}\n`);
    return hash.digest("base64url");
  }

  return {
    reading,
    now,
    holdsUntil,
    asked: () => [...wanted.values()],
    expect(before) {
      for (const question of before) void askAll(question);
    },
    digest() {
      if (hashed?.count !== asked.size) hashed = { count: asked.size, digest: hash() };
      return hashed.digest;
    },
    get(query, params, shape) {
      const key = keyOf({ query, params });
      const ofShape = results.get(shape) ?? new Map<string, Promise<unknown>>();
      const result = ofShape.get(key) ?? read({ query, params }, shape);
      results.set(shape, ofShape.set(key, result));
      return result as Promise<z.infer<typeof shape> | null>;
    },
  };
}

const keyOf = ({ query, params }: Asked) => `${queryTraits(query).hash} ${JSON.stringify(params)}`;

/** A result as it stands at a moment, and until when it does, in milliseconds since 1970. */
function resultAt(
  { now, holdsUntil }: Pick<Content, "now" | "holdsUntil">,
  query: string,
  shape: z.ZodType,
  value: unknown,
) {
  let until = Infinity;
  const shown = onlyShown(value ?? null, now, (moment) => {
    holdsUntil(moment);
    until = Math.min(until, moment.getTime());
  });
  if (shown === null) return { result: null, until };
  const parsed = shape.safeParse(withFrenchTypography(shown));
  if (parsed.success) return { result: parsed.data, until };
  const id = (shown as { _id?: string })._id ?? query.slice(0, 60);
  const [issue] = parsed.error.issues;
  throw new ContentUnfit(`${id} ${issue?.path.join(".")}: ${issue?.message}`);
}
