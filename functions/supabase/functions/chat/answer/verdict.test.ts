import assert from "node:assert/strict";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { paragraph, someSchool, span } from "../testing/school.ts";
import { questionsIn } from "./verdict.ts";

Deno.test("of a message that joins thing after thing a few joints are looked at, however many it has", () => {
  const knowledge = knowledgeFrom(someSchool(), () => {});
  const looked: string[] = [];
  const find = knowledge.finder.find.bind(knowledge.finder);
  knowledge.finder.find = (...asked) => {
    looked.push(asked[0]);
    return find(...asked);
  };
  questionsIn(knowledge, "le prix et le repas et ".repeat(20), "");
  assert.ok(looked.length < 10, `${looked.length} were understood`);
});

Deno.test("of a message none of whose questions is sure, what all of it is near is told", () => {
  const faq = {
    _id: "faq-end",
    _type: "faq",
    _rev: "1",
    question: "Avec quoi repart-on à la fin ?",
    alsoAsked: ["il a quoi à la fin, un certificat ?", "un diplôme ou un site web ?"],
    answer: [paragraph(span("Avec un certificat."))],
  };
  const knowledge = knowledgeFrom([...someSchool(), faq], () => {});
  const asked = "Et à la fin, il a quoi de concret ? Un diplôme, un joli papier ?";
  const near = questionsIn(knowledge, asked, "").map(({ stated, nearest }) => [stated, nearest?.title]);
  assert.deepEqual(near, [[undefined, faq.question]]);
});

const faqOf = (_id: string, question: string, answer: string, alsoAsked: string[] = []) => ({
  _id,
  _type: "faq",
  _rev: "1",
  question,
  alsoAsked,
  answer: [paragraph(span(answer))],
});

Deno.test("of answers worded alike but for a number, the one in the number that is asked is said", () => {
  const [two, three, four] = [
    "Combien coûtent les cours pour deux enfants ?",
    "Combien coûtent les cours pour trois enfants ?",
    "Combien coûtent les cours pour quatre enfants ou plus ?",
  ];
  const school = [
    ...someSchool(),
    faqOf("faq-two", two, "Pour deux enfants : 100 €.", [
      "un prix pour mes enfants à inscrire ?",
      "et si la petite sœur vient aussi, ça fait combien ?",
    ]),
    faqOf("faq-three", three, "Pour trois enfants : 140 €."),
    faqOf("faq-four", four, "Demandez-nous ce qu’il en est."),
  ];
  const knowledge = knowledgeFrom(school, () => {});
  const said = (text: string, earlier: string) =>
    questionsIn(knowledge, text, earlier).map(
      ({ stated, candidates }) => (stated ?? candidates[0]?.passage)?.title,
    );
  const earlier = "j’ai deux enfants à inscrire, vous faites un prix ?";
  assert.deepEqual(said("et si la petite sœur vient aussi, ça fait combien pour les trois ?", earlier), [
    three,
  ]);
  assert.deepEqual(said("et ça fait combien pour les deux ?", earlier), [two]);
  assert.deepEqual(said("et ça fait combien pour mes enfants à inscrire ?", earlier), [two]);
  assert.deepEqual(said("et pour les cours, combien ?", "j’ai quatre enfants"), [four]);
});

Deno.test("what is told of one number is told of no other, whether the number stands before or after", () => {
  const clay = faqOf("faq-clay", "Que fait-on à l’atelier 4 ?", "Des pots.", ["c’est quoi l’atelier 4 ?"]);
  const knowledge = knowledgeFrom([...someSchool(), clay], () => {});
  const told = (text: string) =>
    questionsIn(knowledge, text, "").map(({ stated, nearest }) => (stated ?? nearest)?.title);
  assert.deepEqual(told("et que fait-on à l’atelier 4 alors ?"), [clay.question]);
  assert.deepEqual(told("et que fait-on à l’atelier 12 alors ?"), [undefined]);
});

Deno.test("what is less near is told, but for an amount", () => {
  const nearTo = (answer: string) => {
    const faq = faqOf("faq-clay", "Peut-on emporter la terre cuite chez soi ?", answer);
    const knowledge = knowledgeFrom([...someSchool(), faq], () => {});
    const asked = "cuite au four électrique, la terre ?";
    return questionsIn(knowledge, asked, "").map(({ stated, nearest }) => [stated, nearest?.title]);
  };
  assert.deepEqual(nearTo("Oui, dans une boîte."), [
    [undefined, "Peut-on emporter la terre cuite chez soi ?"],
  ]);
  assert.deepEqual(nearTo("Oui, dans une boîte à 12 €."), [[undefined, undefined]]);
});

Deno.test("what a page says is told as the nearest there is, where it is nearly sure", () => {
  const law = {
    _id: "page-law",
    _type: "page",
    title: "Mentions légales",
    path: { current: "/mentions-legales" },
    sections: [
      {
        _type: "proseSection",
        _key: "law",
        title: "Droit applicable",
        content: [paragraph(span("Le droit belge s’applique, et les tribunaux de Bruxelles jugent."))],
      },
    ],
  };
  const knowledge = knowledgeFrom([...someSchool(), law], () => {});
  const [asked] = questionsIn(knowledge, "quel droit s’applique, et quels tribunaux jugent chez vous ?", "");
  const [unasked] = questionsIn(knowledge, "êtes-vous de droit public, et qui vous inspecte ?", "");
  assert.deepEqual(
    [asked, unasked].map((one) => [one?.stated, one?.nearest?.title]),
    [
      [undefined, "Droit applicable"],
      [undefined, undefined],
    ],
  );
});

Deno.test("of amounts for two publics none is said until it is known for whom", () => {
  const said = (family: string, text: string, earlier = "") => {
    const school = faqOf("faq-school", "Prix du tour de poterie pour une école ?", "12 €.");
    const youth = faqOf("faq-youth", "Prix du tour de poterie pour un jeune ?", family);
    const faqs = [
      { ...school, audience: "ecoles" },
      { ...youth, audience: "jeunes" },
    ];
    const knowledge = knowledgeFrom([...someSchool(), ...faqs], () => {});
    return questionsIn(knowledge, text, earlier).map(
      ({ stated, nearest, candidates }) => (stated ?? nearest)?.title ?? candidates.length > 1,
    );
  };
  const asked = "prix du tour de poterie";
  const ofSchools = ["Prix du tour de poterie pour une école ?"];
  assert.deepEqual(said("15 €.", asked), [true]);
  assert.deepEqual(said("15 €.", `${asked} pour une école`), ofSchools);
  assert.deepEqual(said("15 €.", asked, "vous formez une école ?"), ofSchools);
  assert.deepEqual(said("Gratuit.", asked), ofSchools);
});

Deno.test("what is for others is not said to those that were spoken to where something of theirs may be meant", () => {
  const family = faqOf(
    "faq-youth",
    "Peut-on payer la poterie en plusieurs fois ?",
    "Oui, en six mensualités.",
    ["payer en plusieurs fois"],
  );
  const company = faqOf(
    "faq-company",
    "Comment une entreprise peut-elle payer la poterie ?",
    "Sur facture.",
    ["on paie en plusieurs virements ?", "sur facture, en plusieurs fois ?"],
  );
  const faqs = [
    { ...family, audience: "jeunes" },
    { ...company, audience: "entreprises" },
  ];
  const knowledge = knowledgeFrom([...someSchool(), ...faqs], () => {});
  const said = (earlier: string) =>
    questionsIn(knowledge, "on paie en plusieurs fois ?", earlier).map(({ stated, candidates }) => [
      stated?.title,
      candidates[0]?.passage.title,
    ]);
  assert.equal(said("")[0]?.[1], family.question);
  assert.deepEqual(said("de la poterie pour les employés d’une entreprise"), [[undefined, company.question]]);
});
