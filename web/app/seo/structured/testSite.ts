import type { RichText } from "../../content/richText.ts";
import type { DescribedSite } from "./site.ts";

export const testSite: DescribedSite = {
  siteUrl: "https://ia4school.test",
  images: { projectId: "ia4school", dataset: "production" },
  settings: {
    name: "IA4School",
    description: "Une école d’intelligence artificielle.",
    contact: {
      email: "bonjour@ia4school.test",
      phone: "+32 2 123 45 67",
      street: "Rue Neuve 1",
      postalCode: "1000",
      city: "Bruxelles",
      place: "centre-ville de Bruxelles",
    },
    facts: { groupSize: "12", classTimes: "le mercredi (17h-19h) et le samedi (10h-12h)" },
    social: [
      { _key: "a", network: "LinkedIn", url: "https://www.linkedin.com/school/ia4school" },
      { _key: "b", network: "Instagram" },
    ],
  },
};

export const testImage = {
  alt: "Une image",
  asset: { _id: "image-abc-1600x900-png", width: 1600, height: 900 },
};

/** A paragraph with a fact of the school and the price of a plan. */
export const testText: RichText = [
  {
    _key: "a",
    _type: "block",
    children: [
      { _key: "b", _type: "span", text: "À " },
      { _key: "c", _type: "fact", name: "groupSize" },
      { _key: "d", _type: "span", text: " au plus, pour " },
      {
        _key: "e",
        _type: "price",
        amount: "price",
        plan: { _id: "plan-mensuel", name: "Abonnement", price: 1299 },
      },
    ],
  },
];
