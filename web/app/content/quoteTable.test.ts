import { expect, test } from "vitest";

import type { Plan } from "./plan.ts";
import { planFacts } from "./planFacts.ts";
import { quoteInWords, quoteTable } from "./quoteTable.ts";
import { plainText } from "./plainText.ts";
import { blockShape } from "./richText.ts";

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
    const text = blockShape.parse({ _key: "b", _type: "block", children: [total] });
    return [
      ...(quoteTable(plans)?.rows[0]?.cells ?? []),
      quoteInWords(plans[1]!, 2, "personne"),
      { amount: plainText([text], {}) },
    ].map((said) => spaces(said?.amount));
  };
  const firm = ["2 990 €", "500 €", "1 000 €", "2 990 €"];
  expect(read(false)).toEqual(firm);
  expect(read(true)).toEqual(firm.map((amount) => `à partir de ${amount}`));
});

test("a price for several says how often it is paid where its unit does, however long the course is", () => {
  const forTwo = (period: string, duration: string) => {
    const each: Plan = { ...plan, pricedFor: "person", price: 120, period, duration };
    return quoteInWords(each, 2, "élève")?.detail;
  };
  expect(forTwo("par élève et par mois", "P10M")).toBe("par mois");
  expect(forTwo("par an", "P2Y")).toBe("par an");
  expect(forTwo("par élève", "P1M")).toBeUndefined();
});

test("where no price is published there is no table, where one is the others are on quotation", () => {
  const quoted: Plan = { ...plan, _id: "sur-mesure", price: null, participants: null, minParticipants: 15 };
  expect(quoteTable([{ ...plan, price: null }, quoted])).toBeUndefined();
  expect(quoteTable([plan, quoted])?.rows.at(-1)?.cells).toEqual([undefined, { amount: "sur devis" }]);
});

test("a calculator begins where a discount does, and where a plan ends with the most that one is for", () => {
  const pack: Plan = { ...plan, _id: "pack", price: 7500, participants: 15 };
  expect(quoteTable([plan, pack])?.start).toBe(8);
  const discounts = [{ _key: "a", percent: 10, from: 5, appliesTo: "all" as const }];
  expect(quoteTable([{ ...plan, pricedFor: "person", participants: null, discounts }])?.start).toBe(5);
});

test("whom a plan teaches is called as « Réglages » has it, of either gender", () => {
  const discounts = [{ _key: "a", percent: 10, from: 2, appliesTo: "further" as const }];
  const table = (one: string) =>
    quoteTable([
      {
        ...plan,
        audience: "jeunes",
        people: { jeunes: one, entreprises: "un agent" },
        pricedFor: "person",
        participants: null,
        discounts,
      },
    ]);
  expect(table("une musicienne")).toMatchObject({
    title: "Le prix selon le nombre de\u00a0musiciennes",
    person: "musicienne",
    head: "Musiciennes",
    rows: [{ label: "1re musicienne" }, { label: "2e musicienne et suivantes" }],
  });
  for (const one of ["un adulte", "un Européen", "un œnologue", "un être", "un habitant"])
    expect(table(one)?.title).toBe(`Le prix selon le nombre d’${one.slice(3)}s`);
  expect(table("un youtubeur")?.title).toBe("Le prix selon le nombre de\u00a0youtubeurs");
  // « Des neveux ».
  expect(table("un neveu")?.head).toBe("Enfants");
  expect(table("les gens")?.head).toBe("Enfants");
});

test.each([
  ["jeunes", ["1er enfant", "2e au 4e enfant", "5e enfant et suivants"], "−10 % dès le 2e enfant"],
  [
    "entreprises",
    ["1re personne", "2e à la 4e personne", "5e personne et suivantes"],
    "−10 % dès la 2e personne",
  ],
] as const)("what is taken off from one on is said as French has it, of « %s »", (audience, labels, said) => {
  const discount = (percent: number, from: number) => ({
    _key: `${from}`,
    percent,
    from,
    appliesTo: "further" as const,
  });
  const discounts = [discount(10, 2), discount(20, 5)];
  const reduced: Plan = { ...plan, audience, pricedFor: "person", participants: null, discounts };
  expect(quoteTable([reduced])?.rows.map(({ label }) => spaces(label))).toEqual(labels);
  expect(planFacts(reduced, {}).map(({ value }) => spaces(value))).toContainEqual(
    expect.stringContaining(said),
  );
});
