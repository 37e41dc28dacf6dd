import { expect, test } from "vitest";

import { questionsWaiting } from "./questionsWaiting.ts";

const waits = (count: number, groups: number, unread = 0) => ({
  count,
  unread,
  groups: Array.from({ length: groups }),
});

test.each([
  [undefined, "Lecture des questions…"],
  [waits(0, 0), "Aucune n’est en attente."],
  [waits(1, 1), "1 question à laquelle l’assistant n’a pas bien répondu."],
  [waits(12, 12), "12 questions auxquelles l’assistant n’a pas bien répondu."],
  [waits(12, 1), "12 questions auxquelles l’assistant n’a pas bien répondu, en 1\u00a0groupe."],
  [
    waits(2000, 37, 1000),
    "2000 questions auxquelles l’assistant n’a pas bien répondu, dont les 1000 plus demandées en 37\u00a0groupes.",
  ],
])("of the questions that wait it is said: %s", (waits, said) => {
  expect(questionsWaiting(waits)).toBe(said);
});
