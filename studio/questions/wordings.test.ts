import { expect, test } from "vitest";

import { mostWordings } from "../schema/documents/faq.ts";
import { groupsOf } from "./groups.ts";
import { foundFaqs, nearestFaqs, rankedFaqs } from "./faqs.ts";
import { someQuestion } from "./someQuestion.ts";
import { faqOf, heldBy, isFull, wordingsFor } from "./wordings.ts";

const groupOf = (...questions: string[]) => ({
  ...groupsOf([someQuestion()])[0]!,
  questions: questions.map((question) => someQuestion({ question })),
});

test("a group begins a question of the FAQ with its most frequent wording, without what was masked", () => {
  expect(faqOf(groupOf("un parking pour [nom]", "Un parking pour ?", "où se garer , [nom]"))).toMatchObject({
    question: "Un parking pour ?",
    alsoAsked: ["où se garer,"],
  });
  expect(faqOf(groupOf("[numéro] ?"))).toMatchObject({ question: "", alsoAsked: [] });
  const many = Array.from({ length: 14 }, (_, at) => `parking ${at} ?`);
  expect(faqOf(groupOf(...many)).alsoAsked).toHaveLength(10);
});

test("a question of the FAQ takes the wordings it has not yet, as far as it has room", () => {
  const group = groupOf("un PARKING ?", "où se garer ?", "et la voiture ?");
  const faq = { question: "Un parking ?", alsoAsked: ["Où se garer ?"] };
  expect(wordingsFor(group, faq)).toEqual(["et la voiture ?"]);
  const full = { ...faq, alsoAsked: Array.from({ length: mostWordings - 1 }, (_, at) => `x${at}`) };
  expect(wordingsFor(group, full)).toEqual(["où se garer ?"]);
  const more = { ...full, alsoAsked: [...full.alsoAsked, "y"] };
  expect([isFull(full), isFull(more), wordingsFor(group, more)]).toEqual([false, true, []]);

  const held = (...of: Parameters<typeof heldBy>) => heldBy(...of).map(({ question }) => question);
  expect(held(group, full, ["où se garer ?"])).toEqual(["un PARKING ?", "où se garer ?"]);
  expect(held(group, more, [])).toEqual(["un PARKING ?"]);
  expect(held(groupOf("et la voiture ?"), more, [])).toEqual([]);
});

test("the search wants every word, without minding accents; the likest stands first", async () => {
  const faq = (question: string, ...alsoAsked: string[]) => ({ id: question, question, alsoAsked });
  const faqs = [
    faq("Où êtes-vous ?", "se garer"),
    faq("Un parking à l’école ?"),
    faq("Le prix de l’école ?"),
  ];
  const ranked = await rankedFaqs(faqs, "avez-vous un parking");
  const found = (words: string) => foundFaqs(ranked, words).map(({ question }) => question);
  expect(found("")[0]).toBe("Un parking à l’école ?");
  expect(found("ecole PRIX")).toEqual(["Le prix de l’école ?"]);
  expect(found("garer")).toEqual(["Où êtes-vous ?"]);
});

test("a question is held beside the nearest of the FAQ, which may answer it already, if one is near", async () => {
  const faq = {
    id: "a",
    question: "Prévoyez-vous des aménagements ?",
    alsoAsked: ["mon fils est dyslexique"],
  };
  const asked = ["Mon fils est dyslexique, adaptez-vous les cours ?", "Un parking ?"];
  expect([...(await nearestFaqs([faq], asked))]).toEqual([[asked[0], faq]]);
});
