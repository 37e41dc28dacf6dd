import assert from "node:assert/strict";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { paragraph, someSchool, span } from "../testing/school.ts";
import { answerWith, composedWith, dog } from "../testing/staff-question.ts";
import { answerTo } from "./answer-to.ts";

for (const asked of [
  "Les animaux sont-ils admis ?",
  "mon chien peut il venir",
  "Can I bring my dog?",
  "Est-ce que les animaux sont admis ?",
]) {
  Deno.test(`« ${asked} » is answered as staff wrote it, for they know that it is asked so`, () => {
    const { text, answered } = answerWith(dog, asked);
    assert.match(text, /en laisse/);
    assert.ok(answered);
  });
}

Deno.test("« oui » has the question that it answers before it, where another wording turns that round", () => {
  const answer = [paragraph(span("Oui, tenus en laisse."))];
  const asked = { ...dog, alsoAsked: ["Les animaux sont-ils interdits ?"], answer };
  assert.equal(answerWith(asked, dog.question).text, "Oui, tenus en laisse.");
  assert.equal(
    answerWith(asked, "Les animaux sont-ils interdits ?").text.replaceAll(/\s/g, " "),
    `« ${dog.question} » Oui, tenus en laisse.`,
  );
});

Deno.test("what is for others than those that were spoken to has its question before it", () => {
  const [team, pupil] = [
    { _id: "faq-team", audience: "entreprises", question: "Formez-vous des équipes ?" },
    {
      _id: "faq-pay",
      audience: "jeunes",
      question: "Peut-on étaler le paiement des cours ?",
      alsoAsked: ["en plusieurs fois, le paiement ?", "payer les cours en plusieurs fois"],
    },
  ].map((faq) => ({ ...faq, _type: "faq", answer: [paragraph(span("En six mois."))] }));
  const knowledge = knowledgeFrom([...someSchool(), team, pupil], () => {});
  const said = (...asked: string[]) =>
    answerTo(
      knowledge,
      asked.map((content) => ({ role: "user" as const, content })),
    ).answer.text;
  const asked = "le paiement des cours en plusieurs fois, possible ?";
  assert.equal(said(asked), "En six mois.");
  assert.equal(
    said("Formez-vous des équipes ?", asked).replaceAll(/\s/g, " "),
    `« ${pupil.question} » En six mois.`,
  );
});

Deno.test("what is not so is not taken for what is", () => {
  const unwell = { ...dog, question: "Je ne vais pas bien", alsoAsked: ["ça va pas"] };
  assert.match(answerWith(unwell, "ça va pas").text, /en laisse/);
  assert.doesNotMatch(answerWith(unwell, "ça va").text, /en laisse/);
});

Deno.test("a word that begins as a name does is not that name", () => {
  const published = [
    ...someSchool(),
    { _id: "faq-new", _type: "faq", _rev: "1", ...dog },
    { _id: "module", _type: "trainingModule", _rev: "1", title: "Données", skills: ["Trier des tableaux"] },
  ];
  const knowledge = knowledgeFrom(published, () => {});
  const found = (asked: string) => knowledge.finder.find(asked).candidates.map(({ passage }) => passage.id);
  assert.equal(found("Donnez-moi votre avis : mon chien peut-il venir ?")[0], "faq-new");
  assert.deepEqual(found("Que fait-on dans le module Données ?"), ["module"]);
});

Deno.test("the word that a module is called by is not that module", () => {
  const module = { _id: "module-new", _type: "trainingModule", title: "Jardinage", duration: "3 jours" };
  const faq = { question: "Combien coûte une formation ?", alsoAsked: ["prix d’une formation"] };
  const published = [...someSchool(), module, { _id: "faq-new", _type: "faq", ...faq, answer: dog.answer }];
  const knowledge = knowledgeFrom(published, () => {});
  const said = (content: string) => answerTo(knowledge, [{ role: "user", content }]).stated[0]?.title;
  assert.equal(said("Combien coûte une formation au jardinage ?"), faq.question);
  assert.equal(said("Et le module jardinage ?"), "Module Jardinage");
});

Deno.test("beside what is answered, the question that may have been meant as well is offered; not one that is far", () => {
  const faq = (name: string, question: string, ...alsoAsked: string[]) => ({
    _id: `faq-${name}`,
    _type: "faq",
    _rev: "1",
    question,
    alsoAsked,
    answer: [paragraph(span(`Voici pour ${name}.`))],
  });
  const published = [
    ...someSchool(),
    faq("voiture", "Où se garer en voiture ?", "Y a-t-il un parking pour la voiture ?", "garer ma voiture"),
    faq("vélo", "Où se garer à vélo ?", "Y a-t-il un parking pour les vélos ?", "garer mon vélo"),
  ];
  const knowledge = knowledgeFrom(published, () => {});
  const { answer } = answerTo(knowledge, [
    { role: "user", content: "y a-t-il un parking où se garer, ou garer la voiture ?" },
  ]);
  assert.match(answer.text, /^Voici pour voiture/);
  assert.match(answer.offered!.join(), /^Où se garer à vélo.\?$/);
  const sure = answerTo(knowledge, [{ role: "user", content: "Où se garer en voiture ?" }]).answer;
  assert.deepEqual(sure.offered, []);
});

Deno.test("what tells nothing is not followed up on", () => {
  const knowledge = knowledgeFrom(someSchool(), () => {});
  const said = (...asked: string[]) =>
    answerTo(
      knowledge,
      asked.map((content) => ({ role: "user" as const, content })),
    ).answer.text;
  assert.equal(said("Bonjour", "mensuel"), said("mensuel"));
});

Deno.test("what nothing speaks of is no question on what was said before", () => {
  const faq = { _id: "faq-new", _type: "faq", ...dog, alsoAsked: ["Puis-je venir avec mon chien ?"] };
  const knowledge = knowledgeFrom([...someSchool(), faq], () => {});
  const asked = [`${dog.question} Mon chien, le chien ?`, "wombats"];
  const { answer } = answerTo(
    knowledge,
    asked.map((content) => ({ role: "user" as const, content })),
  );
  assert.match(answer.text, /^Je ne sais pas/);
});

for (const asked of ["👋", "🤖❓", "?"]) {
  Deno.test(`« ${asked} » has no word: words are asked for, and staff are shown no question`, () => {
    const { text, answered, courtesy, sources } = answerWith(dog, asked);
    assert.match(text, /que les mots/);
    assert.deepEqual([answered, courtesy, sources], [true, true, []]);
  });
}

Deno.test("how visitors ask is not what the school publishes", () => {
  const asked = { ...dog, alsoAsked: ["Mon chien Lucas peut-il venir ?"] };
  const { finder } = knowledgeFrom([...someSchool(), { _id: "faq-new", _type: "faq", ...asked }], () => {});
  assert.deepEqual(["chiens", "Chiens", "Lucas"].map(finder.publishes), [true, true, false]);
});

Deno.test("of a long message each question is answered, and nothing else of it", () => {
  const { answer, found } = composedWith(
    dog,
    `Bonjour ! Je viens de déménager et je cherche une activité pour les soirées d’hiver de ma nièce, quinze printemps.
     Elle dessine beaucoup, adore son téléphone et refuse toute sortie sans le vieux labrador de la famille.
     Mon chien peut-il venir ? Et peut-on manger sur place ? Belle journée depuis Ixelles.`,
  );
  assert.deepEqual([answer.answered, answer.text.split("\n\n").length], [true, 2]);
  assert.match(answer.text, /^Les chiens tenus en laisse .+\n\nOui, dans la cuisine/);
  assert.deepEqual(found, [...new Set(found)]);
});

Deno.test("a letter with five questions is answered on all five", () => {
  const asked = ["un piano", "une piscine", "un vestiaire", "une bibliothèque", "un jardin"].map(
    (what, at) => ({
      _id: `faq-${at}`,
      _type: "faq",
      question: `Avez-vous ${what} ?`,
      answer: [paragraph(span(`Oui, nous avons ${what}.`))],
    }),
  );
  const knowledge = knowledgeFrom([...someSchool(), ...asked], () => {});
  const content = `Bonjour. ${asked.map(({ question }) => question).join(" ")} Merci !`;
  const { stated } = answerTo(knowledge, [{ role: "user", content }]);
  assert.deepEqual(
    stated.map(({ title }) => title),
    asked.map(({ question }) => question),
  );
});

Deno.test("what staff say is not published is no answer, and is said in their words", () => {
  const { text, answered } = answerWith(
    { ...dog, answer: [paragraph(span("Le règlement ne parle pas encore des animaux."))], denial: true },
    "Mon chien peut-il venir ?",
  );
  assert.match(text, /ne parle pas encore des animaux/);
  assert.equal(answered, false);
});

Deno.test("what was begun since staff said that there is none is offered with what they said", () => {
  const wording = "Y a-t-il un stage de robotique ?";
  const robots = {
    _id: "faq-robots",
    _type: "faq",
    question: "Fait-on de la robotique ?",
    alsoAsked: [wording],
    answer: [paragraph(span("Nous n’annonçons pas de robotique."))],
    denial: true,
    _updatedAt: "2026-03-02T09:00:00Z",
  };
  const camp = { _id: "camp-robots", _type: "camp", title: "Stage robots", period: "Carnaval" };
  const asked = (content: string, _createdAt: string) =>
    answerTo(
      knowledgeFrom([...someSchool(), robots, { ...camp, _createdAt }], () => {}),
      [{ role: "user", content }],
    ).answer;
  const [before, after] = ["2026-01-05T09:00:00Z", "2026-04-01T09:00:00Z"];
  assert.match(asked(wording, before).text, /n’annonçons pas/);
  const { text, answered, offered } = asked(wording, after);
  assert.doesNotMatch(text, /n’annonçons pas/);
  assert.deepEqual(
    [answered, offered?.slice(0, 2)],
    [false, ["Stage robots", "Fait-on de la robotique\u202f?"]],
  );
  const tapped = asked(robots.question, after);
  assert.match(tapped.text, /n’annonçons pas/);
  assert.deepEqual(tapped.offered, ["Stage robots"]);
});

Deno.test("an answer and its source are in French typography, however they were typed", () => {
  const typed = [paragraph(span(`Les chiens "calmes" ? C'est oui : 10 % d'entre eux... 3 mois`))];
  const page = { _id: "page-x", _type: "page", _rev: "1", title: "L'accueil !", path: { current: "/x" } };
  const link = { _type: "link", _key: "l", to: { _type: "reference", _ref: "page-x" } };
  const answer = [{ ...typed[0], markDefs: [link] }];
  const published = [...someSchool(), page, { _id: "faq-new", _type: "faq", _rev: "1", ...dog, answer }];
  const said = answerTo(
    knowledgeFrom(published, () => {}),
    [{ role: "user", content: dog.question }],
  ).answer;
  assert.equal(
    said.text,
    "Les chiens «\u202fcalmes\u202f»\u202f? C’est oui\u202f: 10\u202f% d’entre eux… 3\u00a0mois",
  );
  assert.deepEqual(said.sources, [{ title: "L’accueil\u202f!", url: "/x" }]);
});

Deno.test("a source opens at the section that says it: at its anchor, else at its key", () => {
  const text = (words: string) => [paragraph(span(words))];
  const sections = [
    { _type: "prose", _key: "k1", title: "La cantine", content: text("On mange chaud à midi.") },
    {
      _type: "prose",
      _key: "k2",
      anchor: "velos",
      title: "Le garage à vélos",
      content: text("Il ferme à clé."),
    },
  ];
  const page = {
    _id: "page-x",
    _type: "page",
    _rev: "1",
    title: "La vie",
    path: { current: "/vie" },
    sections,
  };
  const { passages } = knowledgeFrom([...someSchool(), page], () => {}).finder;
  const urls = passages.filter(({ id }) => id.startsWith("page-x")).map(({ place }) => place.url);
  assert.deepEqual(urls, ["/vie#k1", "/vie#velos"]);
});

Deno.test("a question is sourced to the section that shows it: one that picks it, or one of its theme", () => {
  const [dogs, trains] = ["animaux", "trajet"].map((_ref) => ({ _type: "reference", _ref }));
  const page = { _id: "page-x", _type: "page", title: "La vie", path: { current: "/vie" } };
  const sourced = (section: object, more: object = {}) => {
    const sections = [{ _type: "faqSection", _key: "k1", title: "Questions", ...section }];
    const faq = { ...dog, _id: "faq-new", _type: "faq", category: dogs, ...more };
    const knowledge = knowledgeFrom([...someSchool(), { ...page, sections }, faq], () => {});
    return answerTo(knowledge, [{ role: "user", content: dog.question }]).answer.sources.map(
      ({ url }) => url,
    );
  };
  const questions = [{ _ref: "faq-new" }];
  assert.deepEqual(sourced({ questions }), ["/vie#k1"]);
  assert.deepEqual(sourced({ category: dogs }), ["/vie#k1"]);
  // The site shows none of those that were picked before a theme was.
  assert.deepEqual(sourced({ category: trains, questions }), []);
  assert.deepEqual(sourced({ category: dogs, questions }, { assistantOnly: true }), []);
  assert.deepEqual(sourced({ questions }, { assistantOnly: true }), []);
});

Deno.test("what no page shows is sourced to the section that says the same, thanks to none", () => {
  const content = [paragraph(span("Notre cantine sert un repas chaud à midi."))];
  const sections = [{ _type: "prose", _key: "k1", title: "La cantine sert un repas chaud", content }];
  const page = { _id: "page-x", _type: "page", title: "La vie", path: { current: "/vie" }, sections };
  const sourcesOf = (question: string) => {
    const faq = { _id: "faq-new", _type: "faq", question, answer: content };
    const knowledge = knowledgeFrom([...someSchool(), page, faq], () => {});
    return answerTo(knowledge, [{ role: "user", content: question }]).answer.sources.map(({ url }) => url);
  };
  assert.deepEqual(sourcesOf("La cantine sert un repas chaud ?"), ["/vie#k1"]);
  assert.deepEqual(sourcesOf("La cantine sert un repas chaud !"), []);
});

Deno.test("a question that was published twice is offered once", () => {
  const sauna = { _type: "faq", _rev: "1", question: "Le sauna est-il ouvert ?" };
  const twice = ["Oui, le soir.", "Non, il est fermé."].map((said, at) => ({
    ...sauna,
    _id: `faq-sauna-${at}`,
    answer: [paragraph(span(said))],
  }));
  const { offered } = answerTo(
    knowledgeFrom([...someSchool(), ...twice], () => {}),
    [{ role: "user", content: "le sauna ouvert, la piscine" }],
  ).answer;
  assert.deepEqual(offered, ["Le sauna est-il ouvert\u202f?"]);
});

Deno.test("articles are offered after all else, and a part of one with its article: asked so, it is told", () => {
  const article = {
    _id: "article-serres",
    _type: "article",
    title: "Comparer les serres",
    slug: { current: "serres" },
    body: [
      { ...paragraph(span("Et les autres")), style: "h2" },
      paragraph(span("Les serres froides gardent les agaves et les yuccas.")),
    ],
  };
  const faq = {
    _id: "faq-new",
    _type: "faq",
    question: "Vendez-vous des cactus et des palmiers ?",
    answer: dog.answer,
  };
  const knowledge = knowledgeFrom([...someSchool(), article, faq], () => {});
  const answered = (content: string) => answerTo(knowledge, [{ role: "user", content }]).answer;
  const part = "Comparer les serres\u202f: Et les autres";
  assert.deepEqual(answered("agaves, yuccas, cactus, palmiers").offered, [
    "Vendez-vous des cactus et des palmiers\u202f?",
    part,
  ]);
  assert.match(answered(part).text, /les agaves et les yuccas/);
});
