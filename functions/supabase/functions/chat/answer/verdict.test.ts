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
