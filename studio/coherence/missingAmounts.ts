import { isPriceAlone } from "functions/amounts";
import { inSentence } from "functions/in-sentence";
import type { Path, SanityDocumentLike } from "sanity";

import { planAmounts } from "../schema/choices.ts";
import type { AmountName } from "./amounts.ts";
import { aboutText, type Finding } from "./finding.ts";
import { aboutDocument, membersOf, untyped } from "./texts.ts";

/** Plans by their id, each with the amounts it has, and what staff read of the hours of one that is not shown now. */
export type AmountsOfPlans = Map<
  string,
  { name: string; away?: string | false | undefined; amounts: Partial<Record<AmountName, number>> }
>;

type Child = { _type?: string; text?: string; plan?: { _ref?: string }; amount?: AmountName };

/** Inserted amounts that their plan does not have, or no longer, or that is not shown itself: their sentence is not shown. */
export function missingAmounts(document: SanityDocumentLike, plans: AmountsOfPlans): Finding[] {
  const walk = (value: unknown, path: Path): Finding[] => {
    if (typeof value !== "object" || value === null) return [];
    if ("_type" in value && value._type === "block" && "children" in value)
      return inBlock(document, path, value.children as Child[], plans);
    return membersOf(value, path).flatMap(([one, at]) => walk(one, at));
  };
  return walk(document, []);
}

function inBlock(document: SanityDocumentLike, path: Path, children: Child[], plans: AmountsOfPlans) {
  const isQuoted = isPriceAlone(children);
  const problems = children.map((child) => problemOf(child, plans, isQuoted));
  const said = children.map(({ text = untyped }, at) => problems[at]?.said ?? text);
  const text = { ...aboutDocument(document), path, text: said.join(""), rich: true };
  return problems.flatMap((problem, at): Finding[] => {
    if (!problem) return [];
    const about = aboutText(text, problem.said, said.slice(0, at).join("").length);
    return [{ ...about, kind: "disagreement", message: problem.message }];
  });
}

/** What is wrong with an inserted amount, and what is said in its place. */
function problemOf(
  { _type, plan: { _ref = "" } = {}, amount }: Child,
  plans: AmountsOfPlans,
  isQuoted: boolean,
) {
  const plan = _type === "price" || _type === "total" ? plans.get(_ref) : undefined;
  const wanted = (_type === "price" && amount) || "price";
  const said = `[${plan?.name}]`;
  if (plan?.away)
    return {
      said,
      message: `« ${plan.name} » n’est pas sur le site (${inSentence(plan.away)}) : la phrase ne paraît pas, et l’assistant ne la dit pas.`,
    };
  if (!plan || isQuoted || plan.amounts[wanted] !== undefined) return undefined;
  const title = planAmounts.find(({ value }) => value === wanted)?.title.toLowerCase();
  const lacks = wanted === "price" ? "de prix" : `de montant « ${title} »`;
  return { said, message: `« ${plan.name} » n’a pas ${lacks} : la phrase ne paraît pas.` };
}
