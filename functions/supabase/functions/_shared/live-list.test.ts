import assert from "node:assert/strict";
import { planLine, sessionLine } from "./live-list.ts";

Deno.test("what costs nothing is free, whatever its price would begin at or be for", () => {
  assert.equal(
    planLine({ name: "Découverte", price: 0, from: true, period: "par mois" }),
    "Découverte : gratuit",
  );
  const day = { title: "Portes ouvertes", firstDay: "2026-12-12", lastDay: "2026-12-12" };
  assert.match(sessionLine({ ...day, price: 0, priceNote: "par personne" }), /, gratuit$/);
  assert.match(sessionLine({ ...day, price: 5 }), /, 5.€$/);
});
