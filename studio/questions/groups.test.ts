import { expect, test } from "vitest";

import { groupsOf } from "./groups.ts";
import { likeness, trigramsOf } from "./likeness.ts";
import { someQuestion } from "./someQuestion.ts";

const like = (one: string, other: string) => likeness(trigramsOf(one), trigramsOf(other));

test.each([
  ["Avez-vous un parking ?", "y a-t-il un parking près de l’école"],
  ["Avez-vous un parking ?", "parkng ?"],
  ["Faut-il apporter son ordinateur ?", "est-ce que je dois apporter un ordinateur portable"],
  ["Mon fils [nom] est dyslexique, est-ce possible ?", "mon fils est dyslexique"],
])("%j asks what %j asks", (one, other) => expect(like(one, other)).toBeGreaterThanOrEqual(0.5));

test.each([
  ["Avez-vous un parking ?", "Avez-vous une cantine ?"],
  ["Quel est le prix des stages de Noël ?", "Quel est l’horaire des cours du mercredi ?"],
  ["Acceptez-vous les adultes ?", "Acceptez-vous les chiens ?"],
])("%j does not ask what %j asks", (one, other) => expect(like(one, other)).toBeLessThan(0.5));

test("what was asked most often comes first, then what was asked last", () => {
  const groups = groupsOf([
    someQuestion({ question: "Une cantine ?", last_asked_at: "2026-11-12T10:00:00Z" }),
    someQuestion({ question: "Avez-vous un parking ?", times: 2 }),
    someQuestion({ question: "y a-t-il un parking", unhelpful: true }),
    someQuestion({ question: "Les chiens sont-ils admis ?", last_asked_at: "2026-11-13T10:00:00Z" }),
  ]);
  expect(groups.map(({ questions, times }) => [questions.map(({ question }) => question), times])).toEqual([
    [["Avez-vous un parking ?", "y a-t-il un parking"], 3],
    [["Les chiens sont-ils admis ?"], 1],
    [["Une cantine ?"], 1],
  ]);
  expect(groups.map(({ unhelpful }) => unhelpful)).toEqual([true, false, false]);
});

test("a thousand questions are grouped before anybody notices", () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    someQuestion({ question: `Question ${at} sur un sujet numéro ${at * 7919}` }),
  );
  expect(groupsOf(many).flatMap(({ questions }) => questions)).toHaveLength(1000);
});
