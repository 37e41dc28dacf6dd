import { frenchTypography } from "../../_shared/french-typography.ts";
import type { Passage } from "../content/passage.ts";
import type { Finder } from "../find/finder.ts";
import { opening } from "./opening.ts";
import type { Understood } from "./verdict.ts";

/** From this likeness on a question is the one that the answer was written for: another wording may turn it round. */
const itsOwn = 0.8;

/** What makes no sense without the question or the sentence before it. */
const leansBack =
  /^(?:- )?(?:oui|non|si|bien sûr|ils?|elles?|cela|ce|c’est|cette|ces|et|mais|puis|donc|alors|ensuite|lui|leur|là|on y|tous|toutes|selon|dans les|tout à fait)(?:[\s,.:;!]|$)/iu;

/**
 * What the FAQ answers. An answer that leans on its own question (« oui », « elle »), or is for others than those that were
 * spoken to, or no more than the nearest there is, has that question before it, unless it is the one asked.
 */
export function statement(passage: Passage, { text, spokenTo, nearest }: Understood, finder: Finder): string {
  const answer = opening(frenchTypography(passage.text), text);
  // An announcement is all of itself.
  if (passage.text === passage.title) return answer;
  if (passage.kind !== "faq") {
    const said = passage.kind === "article" ? `Dans l’article « ${passage.context} »` : passage.title;
    return `${said} :${answer.startsWith("- ") ? "\n" : " "}${answer}`;
  }
  const isForOthers = spokenTo && passage.audience && passage.audience !== spokenTo;
  const isElsewhere = isForOthers || leansBack.test(answer) || passage === nearest;
  return isElsewhere && finder.likenessTo(passage, text) < itsOwn ? `« ${passage.title} » ${answer}` : answer;
}
