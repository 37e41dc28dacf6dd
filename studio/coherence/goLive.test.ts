import { describe, expect, it } from "vitest";

import { toReplaceIn } from "./goLive.ts";

const ready = {
  _id: "settings",
  _type: "settings",
  contact: { email: "bonjour@ecole.be", phone: "+32 2 123 45 67", street: "Rue Neuve 1" },
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
      "Exemples à remplacer : contenu d’exemple",
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

  it("of what it said it would decide", () => {
    expect(told({ _type: "exception", reason: "L’école tranche avant la mise en ligne." })).toEqual([
      "À trancher par l’école : L’école tranche avant la mise en ligne.",
    ]);
  });

  it("of every empty address", () => {
    expect(
      told({ ...ready, bookingUrl: undefined, resourcesUrl: "", social: [{ _key: "a", network: "TikTok" }] }),
    ).toEqual([
      "Adresses vides : réservation d’un appel",
      "Adresses vides : ressources partagées",
      "Adresses vides : réseau social TikTok",
    ]);
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
