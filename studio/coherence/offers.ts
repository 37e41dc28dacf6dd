import type { SanityDocumentLike } from "sanity";

import { inEuros } from "functions/in-euros";
import { amountsOf } from "./amounts.ts";
import { aboutText, type Finding } from "./finding.ts";
import { aboutDocument, textsOf } from "./texts.ts";

/** What a document's own prices contradict, and those of the plans it shows: an offer no plan has, interest that is paid after all. */
export function contradictoryOffers(
  document: SanityDocumentLike,
  shown: SanityDocumentLike[],
  today: string,
): Finding[] {
  return [...offersWithoutPlan(document), ...interestThatIsPaid(document, shown, today)];
}

/** An offer read by search engines whose price is no plan's. */
function offersWithoutPlan(document: SanityDocumentLike): Finding[] {
  const courses = (document._type === "settings" ? document.courses : undefined) as Course[] | undefined;
  return (courses ?? []).flatMap(({ _key, name = "", price, plan }) =>
    price === undefined || plan
      ? []
      : [
          {
            ...aboutDocument(document),
            path: ["courses", { _key }, "price"],
            index: 0,
            excerpt: name,
            found: inEuros(price),
            kind: "disagreement",
            message: "Ce prix, lu par les moteurs de recherche, n’est celui d’aucune formule.",
          },
        ],
  );
}

type Course = { _key: string; name?: string; price?: number; plan?: unknown };

/** « Sans intérêt » where the instalments add up to more than the price. */
function interestThatIsPaid(
  document: SanityDocumentLike,
  shown: SanityDocumentLike[],
  today: string,
): Finding[] {
  const dearer = shown.filter((plan) => {
    const { price, installments = 0 } = amountsOf(plan, [], today);
    return price !== undefined && installments > price;
  });
  return dearer.flatMap((plan) =>
    textsOf(document).flatMap((text) => {
      const [found] = /sans (?:intérêts?|frais)(?! cachés)/i.exec(text.text) ?? [];
      if (!found) return [];
      const message = `Les documents disent autre chose. Les mensualités de « ${String(plan.name)} » dépassent son prix.`;
      return [
        { ...aboutText(text, found, text.text.indexOf(found)), kind: "disagreement" as const, message },
      ];
    }),
  );
}
