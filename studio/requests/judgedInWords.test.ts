import { expect, test } from "vitest";

import type { Change } from "./change.ts";
import { judgedInWords } from "./judgedInWords.ts";
import { someRequest } from "./someRequest.ts";

const judged = (...changes: Change[]) => changes.map((to) => ({ request: someRequest(), to }));
const answered = { state: "answered" } as const;
const taken = { assignee: "zoe@ecole.example" };

test("of what a server that failed half-way did not change, nobody is said to have been first", () => {
  expect(judgedInWords(judged(answered), 3, false, () => "Zoé", true)).toBe(
    "Demande passée à « Répondue ». 2 autres demandes n’ont pas pu être modifiées\u202f: réessayez.",
  );
  expect(judgedInWords(judged(answered), 2, true, () => "Zoé", true)).toBe(
    "C’est annulé. 1 autre demande n’a pas pu être modifiée\u202f: réessayez.",
  );
});

test.each([
  [judged(answered), 1, "Demande passée à « Répondue »."],
  [judged(answered, answered), 2, "2 demandes passées à « Répondue »."],
  [
    judged({ state: "spam" }, { state: "spam" }),
    2,
    "2 demandes passées à « Indésirable ». Leurs e-mails qui attendraient encore ne partiront pas.",
  ],
  [judged({ ...taken, state: "in_progress" }), 1, "Demande passée à « En cours », attribuée à Zoé."],
  [judged({ assignee: null }), 1, "Demande qui n’est plus attribuée."],
  [judged({ ...taken, state: "in_progress" }, taken), 2, "2 demandes attribuées à Zoé."],
  [
    judged(answered),
    3,
    "Demande passée à « Répondue ». 2 autres demandes ont été modifiées entre-temps, et restent telles quelles.",
  ],
  [[], 0, "C’était déjà le cas\u202f: rien n’a été changé."],
  [[], 3, "Quelqu’un de l’équipe vient de les modifier : rien n’a été changé."],
])("what was done at once is said: %#", (done, asked, said) => {
  expect(judgedInWords(done, asked, false, () => "Zoé")).toBe(said);
});
