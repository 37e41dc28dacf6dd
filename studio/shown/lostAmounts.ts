import { dayIn } from "functions/brussels";
import type { SanityDocumentLike } from "sanity";

import { amountsOf, type Plan } from "../coherence/amounts.ts";
import { baseId } from "../baseId.ts";
import type { Finding } from "../coherence/finding.ts";
import { type AmountsOfPlans, missingAmounts } from "../coherence/missingAmounts.ts";

/**
 * The sentences of these documents that say an amount now, and are not shown once a plan is published as it is written.
 * @param plans all plans as they are published.
 */
export function lostAmounts(
  after: Plan,
  plans: SanityDocumentLike[],
  documents: SanityDocumentLike[],
): Finding[] {
  const now = amountsIn(plans);
  const then = amountsIn(
    plans.map((plan) => (plan._id === baseId(after._id) ? { ...after, _id: plan._id } : plan)),
  );
  return documents.flatMap((document) => {
    const missing = new Set(missingAmounts(document, now).map(({ message }) => message));
    return missingAmounts(document, then).filter(({ message }) => !missing.has(message));
  });
}

function amountsIn(plans: SanityDocumentLike[]): AmountsOfPlans {
  const today = dayIn(new Date());
  return new Map(
    plans.map((plan) => [plan._id, { name: String(plan.name), amounts: amountsOf(plan, plans, today) }]),
  );
}
