import { dayIn } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import type { Discount } from "functions/quote";
import type { SanityDocumentLike } from "sanity";

import { type AmountName, amountsOf, type Plan } from "../coherence/amounts.ts";
import { planAmounts } from "../schema/choices.ts";
import { writtenDay } from "../schema/writtenDay.ts";

/** An amount that visitors read, before a publication and after it, which may be the same; undefined where there is none. */
export type PriceChange = {
  plan: string;
  what: string;
  before: string | undefined;
  after: string | undefined;
};

/** Whether a publication may change amounts: those of the plan, or what is computed from it and others. */
export const mayChangePrices = (before: Plan, after: Plan): boolean =>
  String(enteredIn(before)) !== String(enteredIn(after));

const enteredIn = ({ price, nextPrice, comparedTo, installment, discounts = [] }: Plan) => [
  price,
  nextPrice?.amount,
  nextPrice?.from,
  comparedTo?.plan?._ref,
  comparedTo?.quantity,
  installment?.count,
  installment?.amount,
  ...discounts.flatMap(({ percent, from, appliesTo }) => [percent, from, appliesTo]),
];

/**
 * The amounts that a publication changes, or leaves beside a new price: the plan's own, and what is computed from them
 * on other plans.
 * @param plans all plans as they are published.
 */
export function priceChanges(before: Plan, after: Plan, plans: SanityDocumentLike[]): PriceChange[] {
  const id = before._id;
  const published = plans.some(({ _id }) => _id === id) ? plans : [...plans, before];
  const then = published.map((plan) => (plan._id === id ? { ...after, _id: id } : plan));
  const changes = published.flatMap((plan, at) =>
    planAmounts.flatMap(({ value, title }) =>
      changeOf(nameOf(then[at]!), title, written(plan, value, published), written(then[at]!, value, then)),
    ),
  );
  const next = changeOf(nameOf(after), "Prochain prix", nextOf(before), nextOf(after));
  return [
    ...changes.filter(isOf(after)),
    ...next,
    ...discountChanges(before, after),
    ...keptInstallments(before, after),
    ...changes.filter((change) => !isOf(after)(change)),
  ];
}

/** What is taken off for several, by how many they are. */
function discountChanges(before: Plan, after: Plan): PriceChange[] {
  const [then, now] = [before, after].map(
    ({ discounts = [] }) => new Map(discounts.map((discount) => [discount.from ?? 0, takenOff(discount)])),
  ) as [Map<number, string>, Map<number, string>];
  const starts = [...new Set([...then.keys(), ...now.keys()])].toSorted((a, b) => a - b);
  return starts.flatMap((from) =>
    changeOf(nameOf(after), `Remise dès ${from} personnes`, then.get(from), now.get(from)),
  );
}

const takenOff = ({ percent = 0, appliesTo }: Partial<Discount>) =>
  `−${percent}\u00a0% ${appliesTo === "further" ? "pour les suivantes" : "pour toutes"}`;

/** Instalments that a new price leaves as they are, which is easily forgotten; less than it, they are shown no more. */
function keptInstallments(before: Plan, after: Plan): PriceChange[] {
  const [then, now] = [before, after].map(({ installment }) =>
    installment?.count && installment.amount != null
      ? `${installment.count} × ${inEuros(installment.amount)} = ${inEuros(installment.count * installment.amount)}`
      : undefined,
  );
  const areShown = amountsOf(after, [], dayIn(new Date())).installments !== undefined;
  if (!now || !areShown || then !== now || before.price === after.price) return [];
  return [{ plan: nameOf(after), what: "Mensualités, inchangées", before: then, after: now }];
}

const isOf = (plan: Plan) => (change: PriceChange) => change.plan === nameOf(plan);

function changeOf(
  plan: string,
  what: string,
  before: string | undefined,
  after: string | undefined,
): PriceChange[] {
  return before === after ? [] : [{ plan, what, before, after }];
}

function written(plan: SanityDocumentLike, name: AmountName, plans: SanityDocumentLike[]) {
  const amount = amountsOf(plan, plans, dayIn(new Date()))[name];
  return amount === undefined ? undefined : inEuros(amount);
}

function nextOf({ nextPrice }: Plan): string | undefined {
  if (nextPrice?.amount == null || !nextPrice.from) return undefined;
  return `${inEuros(nextPrice.amount)} dès le ${writtenDay(nextPrice.from)}`;
}

const nameOf = ({ name, _id }: SanityDocumentLike) => (typeof name === "string" ? name : _id);
