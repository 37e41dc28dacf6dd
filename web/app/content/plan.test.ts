import { expect, test } from "vitest";

import { planShape } from "./plan.ts";

const plan = { _id: "plan", name: "Semestre", audience: "ecoles", price: 780, description: [] };

test("a plan is offered without what cannot be read of it, where its price is as true without", () => {
  const odd = { subtitle: 7, duration: {}, hours: "vingt", features: [7, "Un atelier"], installment: -1 };
  const marks = {
    popular: "oui",
    highlight: 7,
    color: 7,
    followUp: 7,
    freeStart: 7,
    payment: 7,
    note: "Note",
  };
  expect(planShape.parse({ ...plan, ...odd, ...marks })).toMatchObject({
    name: "Semestre",
    price: 780,
    subtitle: null,
    features: ["Un atelier"],
    installment: null,
    popular: null,
    note: null,
  });
});

test.each(["price", "from", "period", "participants"])(
  "a plan is not offered whose %s cannot be read",
  (field) => {
    expect(planShape.safeParse(plan).success).toBe(true);
    expect(planShape.safeParse({ ...plan, [field]: {} }).success).toBe(false);
  },
);
