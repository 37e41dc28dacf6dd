import { spare, spareText } from "functions/spare";
import { leadsSomewhere } from "studio/safeHref";
import { z } from "zod";

import { amountFields, amountShape, asCompared } from "./amounts.ts";
import { linkFields } from "./link.ts";
import { listOf } from "./listOf.ts";
import { shownFields } from "./shown.ts";
import { totalFields, totalShape } from "./total.ts";

/** Fields of a Portable Text block: links resolved, prices with the plan they are taken from. */
export const richTextFields = /* groq */ `
  _key, _type, style, listItem, level,
  markDefs[]{ _key, _type, ${linkFields}, "target": to->{ ${shownFields} } },
  children[]{
    _key, _type,
    _type == "span" => { text, marks },
    _type == "price" => { amount, "plan": plan->{ ${amountFields} } },
    _type == "total" => { ${totalFields} },
    _type == "fact" => { name }
  }`;

const spanShape = z.object({
  _key: z.string(),
  _type: z.literal("span"),
  text: z.string().optional(),
  marks: spare(z.array(z.string())),
});
const priceShape = z.object({
  _key: z.string(),
  _type: z.literal("price"),
  amount: z.enum(["price", "original", "saving", "installment", "installments"]),
  plan: amountShape.transform(asCompared),
});
/** Nothing is told of what a plan costs that is not offered now, nor of one that cannot be read. */
const unofferedShape = z
  .object({
    _key: z.string(),
    _type: z.enum(["price", "total"]),
    plan: z.null().catch(({ value }) => {
      console.error(
        `${(value as { _id?: string } | undefined)?._id}: what it costs cannot be told in a text`,
      );
      return null;
    }),
  })
  .transform(({ _key }) => ({ _key, _type: "unoffered" as const }));
const factShape = z.object({ _key: z.string(), _type: z.literal("fact"), name: z.string() });

/** Lists in lists: each level deeper is rendered anew in all those above. */
const deepest = 6;
const upTo = (most: number) => (level: number) => Math.max(1, Math.min(most, Math.round(level) || 1));

/** A word that would lead nowhere, or to what is not shown now, stays a word. */
const linkShape = z
  .object({
    _key: z.string(),
    _type: z.literal("link"),
    to: spareText,
    target: z.unknown().optional(),
    href: spareText,
  })
  .transform(({ _key, _type, to, target, href }) => ({
    _key,
    _type,
    href: href && leadsSomewhere(href) && (target || !to) ? href : undefined,
  }));

export const blockShape = z.object({
  _key: z.string(),
  _type: z.literal("block"),
  style: spareText,
  listItem: spare(z.enum(["bullet", "number"])),
  level: spare(z.number().transform(upTo(deepest))),
  markDefs: spare(listOf(linkShape)),
  children: z.array(z.union([spanShape, priceShape, factShape, totalShape, unofferedShape])),
});

type Written = { _type: string; children?: { _type: string; text?: string | undefined }[] };

/** A text without the empty paragraphs that are left where staff pressed Enter. */
export const written = <Member extends Written>(text: Member[]): Member[] =>
  text.filter(
    ({ children }) => !children || children.some(({ _type, text }) => _type !== "span" || text?.trim()),
  );

export const richTextShape = z.array(blockShape).transform(written);
export type RichText = z.infer<typeof richTextShape>;
