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

test("of questions whose list is empty for now, or that are not shown, nothing is told", () => {
  const camps = { _key: "c", _type: "liveList" as const, of: "camps" as const };
  const questions = [{ _id: "faq-2", question: "Quels stages\u202f?", answer: [camps] }];
  expect(faqPage(testSite, "/tarifs", [{ ...section, questions }], year)).toBeUndefined();
  expect(faqPage(testSite, "/tarifs", [{ ...section, questions: [] }], year)).toBeUndefined();
});

test("a question whose answer waits for a fact of the school is not told", () => {
  const told = (facts: Record<string, string>) =>
    faqPage({ ...testSite, settings: { ...testSite.settings, facts } }, "/tarifs", [section], year);
  expect(told({ groupSize: "12" })).toMatchObject({ mainEntity: [{ name: "Combien êtes-vous\u202f?" }] });
  expect(told({ groupSize: " " })).toBeUndefined();
});

test("a question that waits for a fact or a list is told as it is answered until then", () => {
  const line = (text: string, ...children: object[]) => ({
    ...testText[0]!,
    children: [{ _key: "s", _type: "span" as const, text, marks: [] }, ...(children as [])],
  });
  const told = (facts: Record<string, string>, ...answer: object[]) =>
    faqPage(
      { ...testSite, settings: { ...testSite.settings, facts } },
      "/tarifs",
      [
        {
          ...section,
          questions: [
            { ...section.questions[0]!, answer: answer as typeof testText, otherwise: [line("Pas encore.")] },
          ],
        },
      ],
      year,
    );
  const says = (text: unknown) => ({ mainEntity: [{ acceptedAnswer: { text } }] });
  const list = (of: string, found: object) => ({ _key: "l", _type: "liveList", of, ...found });
  const answer = [
    line("TVA : ", { _key: "f", _type: "fact", name: "vat" }),
    list("camps", { otherwise: "Aucun." }),
    line("Voyez la page."),
  ];
  expect(told({}, ...answer)).toMatchObject(says("Pas encore."));
  expect(told({ vat: "comprise" }, ...answer)).toMatchObject(
    says(expect.stringMatching(/^TVA : comprise\sAucun\.\sVoyez/)),
  );
  const social = [{ network: "Instagram", url: "https://www.instagram.com/ecole" }];
  expect(told({}, list("social", { social }))).toMatchObject(
    says("• Instagram : https://www.instagram.com/ecole"),
  );
  const announcements = [{ text: "Pas de cours mercredi." }];
  expect(told({}, list("announcements", { announcements }), line("Le reste a lieu."))).toMatchObject(
    says(expect.stringMatching(/^• Pas de cours mercredi\.\sLe reste/)),
  );
});

test("questions that staff do not announce are not", () => {
  expect(faqPage(testSite, "/contact", [{ ...section, structuredData: false }], year)).toBeUndefined();
  expect(faqPage(testSite, "/", [], year)).toBeUndefined();
});
