import type { Path, SanityDocumentLike } from "sanity";

import { planAmounts } from "../schema/choices.ts";
import type { AmountName } from "./amounts.ts";
import { aboutText, type Finding } from "./finding.ts";
import { aboutDocument, membersOf, untyped } from "./texts.ts";

/** Plans by their id, each with the amounts it has. */
export type AmountsOfPlans = Map<string, { name: string; amounts: Partial<Record<AmountName, number>> }>;

type Child = { _type?: string; text?: string; plan?: { _ref?: string }; amount?: AmountName };

const onQuotation = "sur devis";

/** Inserted amounts that their plan does not have, or no longer: where they stand, visitors read « sur devis ». */
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
  const problems = children.map((child) => problemOf(child, plans));
  const said = children.map(({ text = untyped }, at) => (problems[at] ? onQuotation : text));
  const text = { ...aboutDocument(document), path, text: said.join(""), rich: true };
  return problems.flatMap((message, at): Finding[] => {
    if (!message) return [];
    const about = aboutText(text, onQuotation, said.slice(0, at).join("").length);
    return [{ ...about, kind: "disagreement", message }];
  });
}

function problemOf({ _type, plan: { _ref = "" } = {}, amount }: Child, plans: AmountsOfPlans) {
  const plan = _type === "price" || _type === "total" ? plans.get(_ref) : undefined;
  const wanted = (_type === "price" && amount) || "price";
  if (!plan || plan.amounts[wanted] !== undefined) return undefined;
  const title = planAmounts.find(({ value }) => value === wanted)?.title.toLowerCase();
  const lacks = wanted === "price" ? "de prix" : `de montant « ${title} »`;
  return `« ${plan.name} » n’a pas ${lacks} : la phrase dit « ${onQuotation} ».`;
}
