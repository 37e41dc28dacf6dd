import { dayIn } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import type { CustomValidator, NumberRule } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { type Priced, priceComeOf } from "functions/next-price";
import { writtenDay } from "./writtenDay.ts";

/** A next price that has come is the plan's price: neither is another written that nobody would see, nor does the old one come back. */
export const priceComeRules = (rule: NumberRule) => [
  rule.custom(priceIsSeen).error(),
  rule.custom(priceIsTakenUp).warning(),
];

const priceIsSeen: CustomValidator<number | undefined> = async (_, context) => {
  const problem = unseen(context.document as Priced, await onlineOf(context), dayIn(new Date()));
  return problem ?? true;
};

const priceIsTakenUp: CustomValidator<number | undefined> = async (_, context) => {
  const [plan, today] = [context.document as Priced, dayIn(new Date())];
  const refused = unseen(plan, await onlineOf(context), today);
  return (!refused && toTakeUp(plan, today)) || true;
};

/** What staff read of a plan whose price is no longer read. */
export function toTakeUp(plan: Priced, today: string): string | undefined {
  const come = priceComeOf(plan, today);
  if (!come || come.amount === plan.price) return undefined;
  return `${inEuros(come.amount)} est le prix depuis le ${writtenDay(come.from)} : reprenez-le dans « Prix ».`;
}

function unseen(plan: Priced, online: Priced, today: string): string | undefined {
  const isNew = (plan.price ?? undefined) !== (online.price ?? undefined);
  const said = plan.price == null ? "« Sur devis »" : inEuros(plan.price);
  const come = priceComeOf(plan, today);
  if (come)
    return isNew && come.amount !== plan.price
      ? `${said} ne paraîtrait nulle part : « Prochain prix » vaut depuis le ${writtenDay(come.from)}. Reprenez d’abord ${inEuros(come.amount)} dans « Prix ».`
      : undefined;
  const was = priceComeOf(online, today);
  return was && !isNew && was.amount !== plan.price
    ? `Le site, à ${inEuros(was.amount)} depuis le ${writtenDay(was.from)}, reviendrait à ${said}. Écrivez d’abord ${inEuros(was.amount)} dans « Prix ».`
    : undefined;
}

/** The plan as it is published. */
async function onlineOf({ document, getClient }: Parameters<CustomValidator>[1]): Promise<Priced> {
  const online = await getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<Priced | null>("*[_id == $id][0]{ price, nextPrice }", { id: baseId(document?._id) });
  return online ?? {};
}
