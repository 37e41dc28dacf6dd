import type { Question } from "./question.ts";

/** A question for tests, with what a test wants of it. */
export const someQuestion = (changes: Partial<Question> = {}): Question => ({
  id: crypto.randomUUID(),
  question: "Avez-vous un parking ?",
  times: 1,
  unhelpful: false,
  answered_by: null,
  last_asked_at: "2026-11-12T09:32:00Z",
  apart: false,
  ...changes,
});
