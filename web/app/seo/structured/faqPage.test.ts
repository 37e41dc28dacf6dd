import { expect, test } from "vitest";

import { faqPage } from "./faqPage.ts";
import { testSite, testText } from "./testSite.ts";

const year = { today: "2026-11-22", editions: [], sessions: [], camps: [], holidays: [] };
const section = {
  _key: "a",
  _type: "faqSection" as const,
  title: "Vos questions",
  structuredData: true,
  questions: [{ _id: "faq-1", question: "Combien êtes-vous\u202f?", answer: testText }],
};

test("announced questions are told with their answers, facts and prices written out", () => {
  expect(
    faqPage(testSite, "/tarifs", [{ _key: "b", _type: "heroSection", title: "Tarifs" }, section], year),
  ).toMatchObject({
    "@type": "FAQPage",
    "@id": "https://ia4school.test/tarifs#questions",
    mainEntity: [
      {
        "@type": "Question",
        name: "Combien êtes-vous\u202f?",
        acceptedAnswer: { "@type": "Answer", text: "À 12 au plus, pour 1\u202f299\u00a0€" },
      },
    ],
  });
});

test("questions that staff do not announce are not", () => {
  expect(faqPage(testSite, "/contact", [{ ...section, structuredData: false }], year)).toBeUndefined();
  expect(faqPage(testSite, "/", [], year)).toBeUndefined();
});
