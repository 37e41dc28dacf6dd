import { inEuros } from "functions/in-euros";
import type { CustomValidator, SanityDocument } from "sanity";

import { apiVersion } from "../apiVersion.ts";

type Compared = { plan?: { _ref: string }; quantity?: number };
type Plan = { name: string; price: number | null; quantity: number };

/** Refuses a price that leaves nothing to save: the site would strike out an amount that is lower. */
export const savesSomething: CustomValidator<number | undefined> = async (price, context) => {
  const { _id = "", comparedTo } = (context.document ?? {}) as Partial<SanityDocument> & {
    comparedTo?: Compared;
  };
  const { plan, quantity = 1 } = comparedTo ?? {};
  const { unit, compared } = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<{ unit: number | null; compared: Plan[] }>(
      `{
        "unit": *[_id == $plan][0].price,
        "compared": *[_type == "plan" && comparedTo.plan._ref == $id]{ name, price, "quantity": comparedTo.quantity }
      }`,
      { plan: plan?._ref ?? "", id: _id.replace(/^drafts\./, "") },
    );
  if (plan && price === undefined)
    return "Sans prix, il n’y a rien à comparer : videz « Comparé à », ou écrivez un prix.";
  if (unit && price && price >= unit * quantity)
    return `${quantity} × ${inEuros(unit)} font ${inEuros(unit * quantity)} : à ${inEuros(price)}, on n’économise rien. Baissez le prix, ou videz « Comparé à ».`;
  const dearer = compared.find((other) => price && other.price && other.price >= price * other.quantity);
  if (!dearer || !price) return true;
  return `${dearer.quantity} × ${inEuros(price)} font ${inEuros(dearer.quantity * price)} : « ${dearer.name} », à ${inEuros(dearer.price!)}, n’économiserait plus rien. Changez d’abord son prix, ou videz son « Comparé à ».`;
};
