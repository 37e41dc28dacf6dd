import assert from "node:assert/strict";
import { inSentence } from "./in-sentence.ts";
import { campLine, editionLine, placesLine, planLine, sessionLine } from "./live-list.ts";

Deno.test("what costs nothing is free, whatever its price would begin at or be for", () => {
  assert.equal(
    planLine({ name: "Découverte", price: 0, from: true, period: "par mois" }),
    "Découverte : gratuit",
  );
  const day = { title: "Portes ouvertes", firstDay: "2026-12-12", lastDay: "2026-12-12" };
  assert.match(sessionLine({ ...day, price: 0, priceNote: "par personne" }), /, gratuit$/);
  assert.match(sessionLine({ ...day, price: 5 }), /, 5.€$/);
});

Deno.test("where few places are left it is not said how many there were", () => {
  const date = { title: "Stage", firstDay: "2027-03-01", lastDay: "2027-03-05", places: 12 };
  assert.match(placesLine({ ...date, enrolment: "open" }), / : 12.places$/);
  assert.match(placesLine({ ...date, enrolment: "few" }), / : dernières places$/);
  assert.match(placesLine({ ...date, enrolment: "full" }), / : complet$/);
  assert.match(placesLine({ ...date, enrolment: "cancelled" }), / : annulé$/);
  assert.match(sessionLine({ ...date, enrolment: "cancelled" }), /2027, annulé$/);
});

Deno.test("of two groups of a camp on the same days one reads which is which", () => {
  const days = { firstDay: "2027-03-01", lastDay: "2027-03-05" };
  const sessions = [
    { title: "Stage de carnaval", ...days },
    { title: "Stage de carnaval, groupe B", ...days },
  ];
  assert.equal(
    campLine({ title: "Stage de carnaval" }, sessions).replaceAll(/\s/gu, " "),
    "Stage de carnaval : du 1er au 5 mars 2027 ; Stage de carnaval, groupe B : du 1er au 5 mars 2027",
  );
});

Deno.test("an edition of a day is told as one of several", () => {
  const firstDay = "2026-07-07";
  const said = (lastDay: string) =>
    editionLine({ firstDay, lastDay, enrolment: "few" }).replaceAll(/\s/gu, " ");
  assert.equal(said(firstDay), "Le 7 juillet 2026 : dernières places");
  assert.equal(said("2026-07-09"), "Du 7 au 9 juillet 2026 : dernières places");
});

Deno.test("what begins with an acronym keeps it within a sentence", () => {
  const words = [
    "Premier mois offert",
    "À demander",
    "L’inscription",
    "E-mail",
    "IBAN belge",
    "IA4School",
    "B2B",
  ];
  assert.deepEqual(words.map(inSentence), [
    "premier mois offert",
    "à demander",
    "l’inscription",
    "e-mail",
    "IBAN belge",
    "IA4School",
    "B2B",
  ]);
});
