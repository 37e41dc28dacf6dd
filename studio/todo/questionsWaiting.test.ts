import { expect, test } from "vitest";

import { questionsWaiting } from "./questionsWaiting.ts";

test.each([
  [undefined, "Lecture des questions…"],
  [0, "Aucune n’est en attente."],
  [1, "1 à laquelle l’assistant n’a pas bien répondu."],
  [12, "12 auxquelles l’assistant n’a pas bien répondu."],
])("« À faire » says of %s questions: %s", (count, said) => {
  expect(questionsWaiting(count)).toBe(said);
});
