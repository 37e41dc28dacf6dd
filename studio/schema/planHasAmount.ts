import type { SanityDocumentLike, ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { dayIn } from "functions/brussels";
import { type AmountName, amountsOf } from "../coherence/amounts.ts";
import { planAmounts } from "./choices.ts";
import { perspectiveOf } from "./perspectiveOf.ts";

/** Validation: the plan has the amount that a text says. */
export async function planHasAmount(amount: string | undefined, context: ValidationContext) {
  if (amount === "price") return true;
  const plan = await planWithout(amount, context);
  const title = planAmounts.find(({ value }) => value === amount)?.title.toLowerCase();
  return (
    plan === undefined ||
    `« ${plan} » n’a pas de montant « ${title} » : la phrase ne paraîtrait pas. Choisissez un autre montant, ou complétez d’abord la formule.`
  );
}

/** Validation: a price that the plan does not have is asked about. */
export async function planHasPrice(amount: string | undefined, context: ValidationContext) {
  const plan = amount === "price" ? await planWithout(amount, context) : undefined;
  return (
    plan === undefined ||
    `« ${plan} » n’a pas de prix : seul sur sa ligne, il se dit « sur devis » ; une phrase qui l’insère ne paraît pas.`
  );
}

/** The name of the plan beside an amount, where it has no such amount: as it is once the document is published. */
async function planWithout(amount: string | undefined, { parent, document, getClient }: ValidationContext) {
  const id = (parent as { plan?: { _ref?: string } } | undefined)?.plan?._ref;
  if (!id || !amount) return undefined;
  const plans = await getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(document?._id, "published") })
    .fetch<SanityDocumentLike[]>('*[_type == "plan"]');
  const isOwn = baseId(document?._id) === id;
  const plan = isOwn ? document : plans.find(({ _id }) => _id === id);
  const has = plan && amountsOf(plan, plans, dayIn(new Date()))[amount as AmountName] !== undefined;
  return plan && !has ? String(plan.name) : undefined;
}
