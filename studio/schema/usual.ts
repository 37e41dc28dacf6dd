import { dayIn } from "functions/brussels";
import type { CustomValidator, SanityDocument } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** How many times more or less than what there is, is asked about. */
const usualTimes = 3;

type Said = {
  /** What is published of this document, as GROQ: a field, or what stands in its place on a day. */
  own: string;
  /** The field of the others that it is held against while nothing is published. */
  others: string;
  /** « Le prix » */
  what: string;
  written: (value: number) => string;
};

/** Validation: a number far from what is published is asked about. */
export const usual =
  ({ own, others, what, written }: Said): CustomValidator<number | undefined> =>
  async (value, context) => {
    const { _id = "", _type = "", audience = null }: Partial<SanityDocument> = context.document ?? {};
    if (value === undefined || value < 0) return true;
    const found = await context
      .getClient({ apiVersion })
      .withConfig({ perspective: "published" })
      .fetch<{ own: number | null; others: number[] }>(
        `{
          "own": *[_id == $id][0]{ "now": ${own} }.now,
          "others": *[_type == $type && _id != $id && ${others} > 0 && (_type != "plan" || audience == $audience)].${others}
        }`,
        { id: baseId(_id), type: _type, audience, today: dayIn(new Date()) },
      );
    const known = found.own ? [found.own] : found.others;
    if (known.length === 0) return true;
    const [least, most] = [Math.min(...known), Math.max(...known)];
    if (value >= least / usualTimes && value <= most * usualTimes) return true;
    const now = found.own
      ? `${what} en ligne est de ${written(found.own)}`
      : `Les autres vont de ${written(least)} à ${written(most)}`;
    return `${now} : ${written(value)}, est-ce bien cela ?`;
  };
