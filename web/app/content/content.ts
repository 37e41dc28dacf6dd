import { createHash } from "node:crypto";

import type { SanityClient } from "@sanity/client";
import type { z } from "zod";

import type { Asked } from "./askTogether.ts";
import { createInquiry, type Inquiry, keyOf, questionsOf } from "./inquiry.ts";

export { ContentMoved, ContentUnfit } from "./inquiry.ts";

/** The published content, or the drafts, as one page reads it: one state of the lake. */
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
  /** What is known of what was read so far. */
  readonly reading: Reading;
  /** What was asked so far. */
  asked(): readonly Asked[];
  /** Asks at once what is likely to be asked, where one answer would lead to the next question. */
  expect(before: readonly Asked[]): void;
  /** A hash of what was asked so far and of what was answered: while it is the same, so is what is made of it. */
  digest(): Promise<string>;
  /** The same state of the lake, as another page reads it. */
  beside(): Content;
};

export type Reading = Pick<Inquiry, "tags" | "uses" | "moved"> & {
  /** When it changes without a publication, in milliseconds since 1970; Infinity when it does not. */
  until: number;
};

/**
 * Reads through `client`.
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
  return contentOf(createInquiry(client, { lastEvent, now, traced }));
}

function contentOf(inquiry: Inquiry): Content {
  const wanted = new Map<string, Asked>();
  /** What was asked for this page: what is wanted, and when that changes. */
  const asked = new Map<string, Asked>();
  let until = Infinity;
  let hashed: { count: number; digest: Promise<string> } | undefined;

  const holdUntil = (moment: number) => void (until = Math.min(until, moment));

  function note(question: Asked) {
    for (const one of questionsOf(question)) asked.set(keyOf(one), one);
  }

  async function hash(): Promise<string> {
    const hash = createHash("sha256");
    for (const [key, question] of asked) hash.update(`${key}\n${(await inquiry.ask(question)).json}\n`);
    return hash.digest("base64url");
  }

  return {
    get reading() {
      const { tags, uses, moved } = inquiry;
      return { tags, uses, moved, until };
    },
    now: inquiry.now,
    holdsUntil: (moment) => holdUntil(moment.getTime()),
    asked: () => [...wanted.values()],
    expect(before) {
      for (const question of before) {
        note(question);
        questionsOf(question).forEach((one) => void inquiry.ask(one));
      }
    },
    digest() {
      if (hashed?.count !== asked.size) hashed = { count: asked.size, digest: hash() };
      return hashed.digest;
    },
    async get(query, params, shape) {
      const question = { query, params };
      wanted.set(keyOf(question), question);
      note(question);
      const { result, until } = await inquiry.read(question, shape);
      holdUntil(until);
      return result as z.infer<typeof shape> | null;
    },
    beside: () => contentOf(inquiry),
  };
}
