import { expect, test } from "vitest";

import { foundGroups, groupsOf } from "./groups.ts";
import { likeness, trigramsOf, weighed } from "./likeness.ts";
import { someQuestion } from "./someQuestion.ts";

const like = (one: string, other: string) => likeness(weighed(trigramsOf(one)), weighed(trigramsOf(other)));

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

test("with two questions open, what one of them adds does not keep them apart", () => {
  const questions = ["la longueur du cou des girafes", "la longueur du cou des girafes, mon fils demande"];
  expect(groupsOf(questions.map((question) => someQuestion({ question })))).toHaveLength(1);
});

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

test("questions that share only what many of them say are not taken for one", () => {
  const subjects = [
    "on peut payer en bitcoin",
    "mon fils a 12 ans",
    "un chien à l’école",
    "où manger à midi",
  ];
  const questions = [...subjects, "puis-je payer en bitcoin"].map((subject) =>
    someQuestion({ question: `${subject} pendant les vacances ?` }),
  );
  expect(groupsOf(questions).map(({ questions }) => questions.length)).toEqual([2, 1, 1, 1]);
});

test("questions that differ by a number alone are two, be it in digits or in words", () => {
  const cost = (length: string) => `Combien coûte la formation pour un adolescent pendant ${length} ?`;
  const asked = ["3 mois", "6 mois", "trois mois"].map((length, at) =>
    someQuestion({ question: cost(length), times: 9 - at }),
  );
  expect(groupsOf(asked).map(({ questions }) => questions.map(({ question }) => question))).toEqual([
    [cost("3 mois"), cost("trois mois")],
    [cost("6 mois")],
  ]);
});

test("a question that staff took out of its group is one of its own, which others may join", () => {
  const parking = (question: string, times: number, apart = false) =>
    someQuestion({ question, times, apart });
  const groups = groupsOf([
    parking("Avez-vous un parking ?", 3),
    parking("Un parking à vélos ?", 2, true),
    parking("Y a-t-il un parking pour les vélos ?", 1),
  ]);
  expect(groups.map(({ questions }) => questions.map(({ question }) => question))).toEqual([
    ["Avez-vous un parking ?"],
    ["Un parking à vélos ?", "Y a-t-il un parking pour les vélos ?"],
  ]);
});

test("the search finds a group by any of its questions, without minding accents", () => {
  const groups = groupsOf([
    someQuestion({ question: "Avez-vous un parking ?", times: 2 }),
    someQuestion({ question: "y a-t-il un parking près de l’école" }),
    someQuestion({ question: "Une cantine ?" }),
  ]);
  const found = (words: string) => foundGroups(groups, words).map(({ questions }) => questions[0]!.question);
  expect(found("ECOLE parking ")).toEqual(["Avez-vous un parking ?"]);
  expect(found("parking cantine")).toEqual([]);
  expect(found(" ")).toHaveLength(2);
});

test("a thousand questions are grouped before anybody notices", () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    someQuestion({ question: `Question ${at} sur un sujet numéro ${at * 7919}` }),
  );
  expect(groupsOf(many).flatMap(({ questions }) => questions)).toHaveLength(1000);
});
