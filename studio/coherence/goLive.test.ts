import { describe, expect, it } from "vitest";

import { legalFacts } from "../schema/choices.ts";
import { toReplaceIn } from "./goLive.ts";

const ready = {
  _id: "settings",
  _type: "settings",
  contact: { email: "bonjour@ecole.be", phone: "+32 2 123 45 67", street: "Rue Neuve 1", postalCode: "1000" },
  facts: Object.fromEntries(legalFacts.map(({ value, example }) => [value, example])),
  bookingUrl: "https://rendez-vous.be",
  resourcesUrl: "https://ressources.be",
  social: [{ _key: "a", network: "LinkedIn", url: "https://linkedin.com/x" }],
};
const told = (document: Record<string, unknown>) =>
  toReplaceIn([{ _id: "a", _type: "page", ...document }]).map(({ group, what }) => `${group} : ${what}`);

describe("before going live, the school is told", () => {
  it("nothing when everything is its own", () => {
    expect(toReplaceIn([ready])).toEqual([]);
  });

  it("of people who are samples", () => {
    expect(told({ _type: "testimonial", author: "Nadia", sample: true })).toEqual([
      "Exemples à remplacer : ",
    ]);
  });

  it("of contact details that are samples", () => {
    expect(told({ ...ready, contact: { ...ready.contact, sample: true } })).toEqual([
      "Exemples à remplacer : coordonnées d’exemple : bonjour@ecole.be, +32 2 123 45 67",
    ]);
  });

  it("of what is left to complete, wherever it stands", () => {
    const content = [{ _type: "block", _key: "b", children: [{ text: "TVA : à " }, { text: "compléter" }] }];
    expect(told({ sections: [{ _key: "s", content }] })).toEqual(["À compléter : TVA : à compléter"]);
  });

  it.each([
    "Siège : à compléter, Bruxelles",
    "L’année est à compléter.",
    "L’adresse reste à compléter",
    "Stage de Noël : trois jours, à compléter, 600 €",
    "Téléphone (à compléter)",
    "- à compléter",
    "Nos tarifs.\nà compléter",
    "À compléter par la direction",
  ])("of a blank as it is written: %s", (intro) => {
    expect(told({ intro })).toEqual([expect.stringMatching(/^À compléter : /)]);
  });

  it.each([
    "Dix minutes servent à ranger les fichiers et à compléter son journal.",
    "Vous recevez un dossier à compléter, puis nous vous appelons.",
    "La fiche est à compléter avant le stage.",
  ])("nothing of what one completes: %s", (intro) => {
    expect(told({ intro })).toEqual([]);
  });

  it("of what it said it would decide", () => {
    expect(told({ _type: "exception", reason: "L’école tranche avant la mise en ligne." })).toEqual([
      "À trancher par l’école : L’école tranche avant la mise en ligne.",
    ]);
  });

  it("of every empty address", () => {
    expect(
      told({ ...ready, bookingUrl: undefined, resourcesUrl: "", social: [{ _key: "a", network: "TikTok" }] }),
    ).toEqual([
      "Sans valeur, donc pas montré : réservation d’un appel",
      "Sans valeur, donc pas montré : ressources partagées",
      "Sans valeur, donc pas montré : réseau social TikTok",
    ]);
  });

  it("of a street, a legal line, a date of the history, hours of the telephone and an exercise that are missing", () => {
    const { street: _, ...contact } = ready.contact;
    expect(told({ ...ready, contact, facts: { ...ready.facts, seat: " " } })).toEqual([
      "Sans valeur, donc pas montré : rue et numéro",
      "Sans valeur, donc pas montré : siège",
    ]);
    const facts = { ...ready.facts, companyNumber: "", aiProvider: "" };
    expect(told({ ...ready, facts })).toEqual([
      "Sans valeur, donc pas montré : numéro d’entreprise (BCE) et de TVA",
      "Sans valeur, donc pas montré : fournisseur du modèle d’IA",
    ]);
    const history = [
      { _key: "a", title: "Les débuts" },
      { _key: "b", title: "La suite", label: "2025" },
    ];
    expect(
      told({
        sections: [
          { _key: "t", _type: "timelineSection", entries: history },
          { _key: "c", _type: "contactDetailsSection" },
        ],
      }),
    ).toEqual([
      "Sans valeur, donc pas montré : date de « Les débuts »",
      "Sans valeur, donc pas montré : heures d’appel",
    ]);
    expect(told({ _type: "programmeBlock" })).toEqual(["Sans valeur, donc pas montré : premier exercice"]);
  });

  it("of an example address in a text or behind a link", () => {
    const links = {
      content: [
        { _type: "block", _key: "b", markDefs: [{ _key: "m", href: "mailto:contact@ia4school.example" }] },
      ],
    };
    expect(told(links)).toEqual(["Adresses d’exemple : contact@ia4school.example"]);
    expect(told({ intro: "Écrivez à x@example.com." })).toEqual(["Adresses d’exemple : x@example.com"]);
    expect(told({ intro: "Écrivez à x@testament.be." })).toEqual([]);
  });
});
