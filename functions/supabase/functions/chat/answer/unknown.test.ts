import assert from "node:assert/strict";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { someSchool } from "../testing/school.ts";
import { nearest, unknown } from "./unknown.ts";

const school = someSchool();
const person = "Écrivez à l’équipe, qui répond sous 24 heures. Ou appelez-la.";
const offered = ["Combien coûte un mois ?"];

for (const [title, published, way] of [
  ["to the page whose form writes to the school", school, /écrivez à l’équipe par la page de contact\.$/],
  [
    "where no page has a form, by what the school says of it",
    school.filter(({ _id }) => _id !== "page-contact"),
    new RegExp(`(?<!page de contact.*)${person.replaceAll(".", String.raw`\.`)}$`, "s"),
  ],
] as const) {
  Deno.test(`the way to a person is told beside what may be meant: ${title}`, () => {
    const knowledge = knowledgeFrom([...published], () => {});
    const { home } = knowledge.about;
    assert.match(unknown(knowledge, offered, false).text, way);
    for (const others of [offered, []])
      assert.match(nearest(knowledge, "Les cours.", home, others).text, way);
  });
}
