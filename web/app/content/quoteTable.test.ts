import { expect, test } from "vitest";

import type { Plan } from "./plan.ts";
import { quoteInWords, quoteTable } from "./quoteTable.ts";
import { totalShape } from "./total.ts";

const plan: Plan = {
  _id: "plan-intra",
  name: "Formation intra-entreprise",
  audience: "entreprises",
  pricedFor: "group",
  price: 2990,
  participants: 8,
  description: [],
};

const spaces = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

test("a price that begins somewhere begins there for several too: in the table, the calculator, a text", () => {
  const each: Plan = { ...plan, pricedFor: "person", price: 500, participants: null };
  const read = (from: boolean) => {
    const plans = [plan, each].map((one) => ({ ...one, from }));
    const total = { _key: "a", _type: "total", people: 2, plan: plans[0] };
    return [
      ...(quoteTable(plans)?.rows[0]?.cells ?? []),
      quoteInWords(plans[1]!, 2, "personne"),
      { amount: totalShape.parse(total).text },
    ].map((said) => spaces(said?.amount));
  };
  const firm = ["2 990 €", "500 €", "1 000 €", "2 990 €"];
  expect(read(false)).toEqual(firm);
  expect(read(true)).toEqual(firm.map((amount) => `à partir de ${amount}`));
});
