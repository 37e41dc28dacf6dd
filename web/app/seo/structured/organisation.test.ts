import { expect, test } from "vitest";

import { organisation } from "./organisation.ts";
import { testImage, testSite } from "./testSite.ts";

const { settings } = testSite;

test("search engines are told where the school is, how to reach it and its profiles that exist", () => {
  expect(organisation({ ...testSite, settings: { ...settings, shareImage: testImage } })).toEqual({
    "@type": "EducationalOrganization",
    "@id": "https://ia4school.test/#organisation",
    name: "IA4School",
    description: "Une école d’intelligence artificielle.",
    url: "https://ia4school.test/",
    logo: "https://ia4school.test/favicon.svg",
    image: expect.stringMatching(
      /^https:\/\/ia4school\.test\/images\/ia4school\/production\/abc-1600x900\.png\?/,
    ),
    address: {
      "@type": "PostalAddress",
      streetAddress: "Rue Neuve 1",
      postalCode: "1000",
      addressLocality: "Bruxelles",
      addressCountry: "BE",
    },
    email: "bonjour@ia4school.test",
    telephone: "+32 2 123 45 67",
    sameAs: ["https://www.linkedin.com/school/ia4school"],
  });
});

test("sample contact details are kept from search engines", () => {
  const sample = {
    ...settings,
    contact: { ...settings.contact, postalCode: undefined, street: "à compléter", sample: true },
    social: null,
  };
  const said = JSON.stringify(organisation({ ...testSite, settings: sample }));
  for (const kept of ["bonjour@", "+32", "à compléter", "sameAs", "image"]) expect(said).not.toContain(kept);
  expect(said).toContain("Bruxelles");
});
