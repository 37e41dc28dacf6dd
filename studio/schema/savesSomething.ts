import { dayIn, momentOf } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import type { CustomValidator } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { nextPriceOf, priceOn } from "functions/next-price";
import { type Plan } from "../coherence/amounts.ts";
import { perspectiveOf } from "./perspectiveOf.ts";
import { hasDisappeared } from "./whenShown.ts";
import { writtenDay } from "./writtenDay.ts";

/** Refuses a price that leaves nothing to save, today or once a next price has come: there would be nothing to strike out. */
export const savesSomething: CustomValidator<number | undefined> = async (price, context) => {
  const plan = context.document as Plan | undefined;
  if (!plan) return true;
  if (plan.comparedTo?.plan && price === undefined)
    return "Sans prix, il n’y a rien à comparer : videz « Comparé à », ou écrivez un prix.";
  const id = baseId(plan._id);
  const others = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(plan._id, "published") })
    .fetch<Plan[]>(
      `*[_type == "plan" && _id != $id]{ _id, _type, name, price, nextPrice, comparedTo, showUntil }`,
      {
        id,
      },
    );
  return nothingSaved({ ...plan, _id: id }, others, new Date()) ?? true;
};

/** What staff read of the first day on which a plan, or one that is compared to it, saves nothing; once it has disappeared, or what it is compared to, it need not. */
function nothingSaved(plan: Plan, others: Plan[], now: Date): string | undefined {
  const today = dayIn(now);
  const plans = [plan, ...others];
  const days = plans.flatMap((one) => nextPriceOf(one)?.from ?? []).filter((day) => day > today);
  const comparing = [plan, ...others.filter(({ comparedTo }) => comparedTo?.plan?._ref === plan._id)];
  for (const moment of [now, ...days.toSorted().map((day) => momentOf(day))]) {
    const day = dayIn(moment);
    for (const one of comparing) {
      const compared = plans.find(({ _id }) => _id === one.comparedTo?.plan?._ref);
      if (!compared || hasDisappeared(compared, moment) || hasDisappeared(one, moment)) continue;
      const unit = priceOn(compared, day);
      const quantity = one.comparedTo?.quantity ?? 1;
      const price = priceOn(one, day);
      if (unit === undefined || price === undefined || price < unit * quantity) continue;
      const since = day > today ? `Dès le ${writtenDay(day)}, ` : "";
      const sum = `${since}${quantity} × ${inEuros(unit)} font ${inEuros(unit * quantity)}`;
      return one === plan
        ? `${sum} : à ${inEuros(price)}, on n’économise rien. Baissez le prix, ou videz « Comparé à ».`
        : `${sum} : « ${String(one.name)} », à ${inEuros(price)}, n’économiserait plus rien. Changez d’abord son prix, ou videz son « Comparé à ».`;
    }
  }
  return undefined;
}
