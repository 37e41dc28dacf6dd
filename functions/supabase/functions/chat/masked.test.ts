import assert from "node:assert/strict";
import { keptCharacters, masked } from "./masked.ts";

const cases: [what: string, question: string, kept: string][] = [
  ["an e-mail address", "Écrivez-moi à jo.d+x@exemple.be, merci", "Écrivez-moi à [e-mail], merci"],
  ["an address of the web", "Voir https://ex.be/u/12?n=jo ok", "Voir [adresse] ok"],
  ["a telephone number", "Appelez le 0470 12 34 56 !", "Appelez le [numéro] !"],
  ["one with its country", "+32 (0)470/12.34.56", "[numéro]"],
  ["a register's number", "mon numéro 85.07.30-033.28", "mon numéro [numéro]"],
  ["who says a name", "Je m’appelle zoé Van den Berg et j’ai 15 ans", "Je m’appelle [nom] et j’ai 15 ans"],
  ["a straight apostrophe", "je m'appelle Karim.", "je m'appelle [nom]."],
  ["a child's name", "mon fils Jean-Luc peut-il venir ?", "mon fils [nom] peut-il venir ?"],
  ["a name between commas", "Ma fille, Inès, a 14 ans", "Ma fille, [nom], a 14 ans"],
  ["two children", "mes enfants Léa et Tom débutent", "mes enfants [nom] débutent"],
  ["a lady", "Madame D’Hondt est-elle là ?", "Madame [nom] est-elle là ?"],
  ["a signature", "Un parking ? Cordialement, Ann Peeters", "Un parking ? Cordialement, [nom]"],
  ["English", "My daughter Sofia wants to join", "My daughter [nom] wants to join"],
  ["Dutch", "Ik heet Jan Peeters", "Ik heet [nom]"],
  ["lines and blanks", "  Un\n\n parking\u0007 ? ", "Un parking ?"],
];
for (const [what, question, kept] of cases)
  Deno.test(`${what} is not kept: ${kept}`, () => assert.equal(masked(question), kept));

for (const question of [
  "Combien coûtent les 6 mois, 780 € ou 1 299 € ?",
  "Quelles dates en 2025-2026, pour les 14-18 ans, de 17h à 19h ?",
  "Mon fils veut venir. Quand commence le Bloc 4 ?",
  "Ma fille peut-elle utiliser ChatGPT ?",
  "Comment s’appelle le programme ?",
])
  Deno.test(`nothing personal, all of it kept: ${question}`, () => assert.equal(masked(question), question));

Deno.test("a long question is cut, and only after it is masked", () => {
  const kept = masked(`${"très ".repeat(59)}jo@exemple.be, ${"long ".repeat(100)}`);
  assert.equal([...kept].length <= keptCharacters, true);
  assert.doesNotMatch(kept, /jo@|exemple/);
  assert.match(kept, /…$/);
});
