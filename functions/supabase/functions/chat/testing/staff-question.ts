import { answerTo } from "../answer/answer-to.ts";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { paragraph, someSchool, span } from "./school.ts";

export const dog = {
  question: "Les animaux sont-ils admis ?",
  alsoAsked: ["Mon chien peut-il venir ?", "Can I bring my dog"],
  answer: [paragraph(span("Les chiens tenus en laisse sont les bienvenus."))],
};

export function composedWith(question: object, asked: string) {
  const published = [...someSchool(), { _id: "faq-new", _type: "faq", _rev: "1", ...question }];
  return answerTo(
    knowledgeFrom(published, () => {}),
    [{ role: "user", content: asked }],
  );
}

/** What the assistant answers once this question is published. */
export const answerWith = (question: object, asked: string) => composedWith(question, asked).answer;
