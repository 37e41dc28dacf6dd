import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Calculator } from "./Calculator.tsx";

const plans = [{ _id: "pack", name: "Pack", price: 7500, pricedFor: "group" as const, participants: 15 }];
const shown = (people: number) =>
  renderToStaticMarkup(<Calculator person="personne" start={people} plans={plans} />);

test("who counts more people than any plan is for is told so, and led to the form", () => {
  expect(shown(16)).toMatch(
    /aria-live="polite".*16\u00a0personnes<.*Aucune de ces formules.*<a href="\/contact#contact-form"/,
  );
  expect(shown(15)).toContain("7\u202f500\u00a0€");
  expect(shown(15)).not.toContain("Aucune");
});
