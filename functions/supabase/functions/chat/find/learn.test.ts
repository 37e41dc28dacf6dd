import assert from "node:assert/strict";
import { answerTo } from "../answer/answer-to.ts";
import type { Knowledge } from "../content/knowledge.ts";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { someFaq, someSchool } from "../testing/school.ts";
import type { Lesson } from "./learn.ts";

const faqs = [
  someFaq("chien", "Les animaux sont-ils admis ?", "mon chien peut-il venir", "on accepte les chats"),
  someFaq("parking", "Où se garer ?", "y a-t-il un parking", "où laisser ma voiture"),
  someFaq("retard", "Que faire en cas de retard ?", "mon fils arrivera en retard", "bus raté, que faire"),
  someFaq("diplome", "Reçoit-on un certificat ?", "a-t-on un diplôme à la fin", "attestation de réussite"),
  someFaq("cantine", "Le repas est-il fourni ?", "y a-t-il une cantine", "faut-il un pique-nique"),
  someFaq("metro", "Quel métro prendre ?", "comment venir en tram", "quelle station est proche"),
  someFaq("langue", "Le cours est-il en français ?", "parle-t-on néerlandais", "cours en anglais possible"),
  someFaq("photo", "Publiez-vous des photos ?", "refuser les photos de mon enfant", "droit à l’image"),
  someFaq("absence", "Comment prévenir d’une absence ?", "mon enfant est malade", "absent mercredi"),
  someFaq("wifi", "Y a-t-il du wifi ?", "comment se connecter à internet", "mot de passe du réseau"),
];
const known = (published: object[], lesson?: Lesson) =>
  knowledgeFrom([...someSchool(), ...published], () => {}, lesson);
const before = known(faqs);
const amended = (published: object[]) => known(published, before.lesson);

/** What is stated, or asked back with first. */
function foundFor(knowledge: Knowledge, asked: string) {
  const { answer, stated, found } = answerTo(knowledge, [{ role: "user", content: asked }]);
  return stated ? found[0].title : (answer.offered ?? [])[0];
}

/** Of each question all that is known, as far as these traits tell it. */
function weightsOf({ lesson }: Knowledge, isMeant: (trait: string) => boolean) {
  const { traits, starts, questions, weights } = lesson.recogniser.learned;
  return Object.fromEntries(
    traits.flatMap((trait, number) =>
      isMeant(trait)
        ? Array.from(questions.subarray(starts[number], starts[number + 1]), (question, at) => [
            `${trait} ${lesson.questions[question].id}`,
            weights[starts[number] + at],
          ])
        : [],
    ),
  );
}

function othersAreFound(knowledge: Knowledge, ...but: string[]) {
  const found = faqs
    .filter(({ _id }) => !but.includes(_id))
    .flatMap(({ question, alsoAsked }) =>
      [question, ...alsoAsked.map((wording) => `dites, ${wording} chez vous`)].map((asked) => [
        foundFor(knowledge, asked),
        question,
      ]),
    );
  assert.deepEqual(
    found.map(([title]) => title),
    found.map(([, question]) => question),
  );
}

const garden = someFaq(
  "jardin",
  "Y a-t-il un jardin ?",
  "peut-on jouer dehors",
  "un espace vert pour la pause",
);

Deno.test("a question added is found by words near its wordings, and what was learned of the others stays", () => {
  const now = amended([...faqs.slice(0, 4), garden, ...faqs.slice(4)]);
  assert.equal(foundFor(now, "les élèves peuvent-ils jouer dehors à la pause"), garden.question);
  othersAreFound(now);
  assert.equal(now.lesson.stated, before.lesson.stated);
  const hers = weightsOf(now, (trait) => trait.includes("jardin"));
  assert.ok(Object.keys(hers).length && Object.keys(hers).every((name) => name.endsWith(garden._id)));
  const others = (trait: string) => ["chien", "metro"].includes(trait);
  assert.deepEqual(weightsOf(now, others), weightsOf(before, others));
});

Deno.test("a question withdrawn is not found, the others are", () => {
  const now = amended(faqs.filter(({ _id }) => _id !== "faq-parking"));
  assert.notEqual(foundFor(now, "où laisser ma voiture"), "Où se garer ?");
  assert.deepEqual(
    weightsOf(now, (trait) => trait === "voitur"),
    {},
  );
  othersAreFound(now, "faq-parking");
  assert.equal(now.lesson.stated, before.lesson.stated);
});

Deno.test("a question reworded is found by its new words, and no longer by those of before", () => {
  const reworded = someFaq(
    "wifi",
    "Y a-t-il du wifi ?",
    "peut-on brancher un appareil sur le réseau sans fil",
  );
  const now = amended(faqs.map((faq) => (faq._id === "faq-wifi" ? reworded : faq)));
  assert.equal(foundFor(now, "brancher mon appareil sans fil"), reworded.question);
  assert.notEqual(foundFor(now, "le mot de passe"), reworded.question);
  othersAreFound(now, "faq-wifi");
});

Deno.test("in another order the same is known of each", () => {
  const now = amended(faqs.toReversed());
  assert.deepEqual(
    weightsOf(now, () => true),
    weightsOf(before, () => true),
  );
  assert.equal(now.lesson.amended, 0);
  othersAreFound(now);
});

Deno.test("what is known follows many changes, one after the other, and then asks to be learned anew", () => {
  const once = amended([...faqs, garden]);
  assert.equal(once.anew, undefined);
  const twice = known([...faqs.slice(1), garden], once.lesson);
  assert.equal(twice.lesson.amended, 2);
  assert.ok(twice.anew);
  othersAreFound(twice, "faq-chien");
  assert.equal(known([...faqs.slice(5), garden], once.lesson).lesson.amended, 0);
});

Deno.test("other synonyms ask for all to be learned anew, and meanwhile what is known answers", () => {
  const [settings, ...others] = someSchool();
  const chat = { ...settings.chat, synonyms: [{ words: ["chien", "animal", "hamster"] }] };
  const now = knowledgeFrom([{ ...settings, chat }, ...others, ...faqs], () => {}, before.lesson);
  assert.equal(now.lesson, before.lesson);
  assert.ok(now.anew);
});
