import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { Price } from "./Price.tsx";

const plan = {
  _id: "plan-semestre",
  name: "Six mois",
  price: 780,
  original: 894,
  installment: { count: 6, amount: 135 },
};
const preview = { projectId: "ia4school", dataset: "production", studioUrl: "http://localhost:3333" };

test.each([
  ["price", "price"],
  ["original", "comparedTo"],
  ["saving", "comparedTo"],
  ["installment", "installment"],
  ["installments", "installment"],
] as const)("a click in the preview on what « %s » says opens the field « %s »", (amount, field) => {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <Price plan={plan} amount={amount} /> },
  ]);
  const shown = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { preview } } }} />);
  expect(shown).toContain(`path=${field};`);
});

test("what costs nothing is free on a card, and no euros in a sentence", () => {
  const shown = (alone: boolean) => {
    const Page = createRoutesStub([
      { id: "root", path: "/", Component: () => <Price plan={{ ...plan, price: 0 }} alone={alone} /> },
    ]);
    return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: {} } }} />);
  };
  expect(shown(true)).toContain(">gratuit<");
  expect(shown(false)).toContain(">0\u00a0€<");
});
