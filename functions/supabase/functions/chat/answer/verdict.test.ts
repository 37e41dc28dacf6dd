import assert from "node:assert/strict";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { someSchool } from "../testing/school.ts";
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
