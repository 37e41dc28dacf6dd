/** What speaks for a passage as the answer to a question, each from 0 to 1 (`lead` from -1). */
export type Evidence = {
  /** How like the question is to the likest of its wordings, by words and by letters. */
  words: number;
  letters: number;
  /** How much liker that wording is than those of all other passages. */
  lead: number;
  /** Its part among the dozen likest wordings of all. */
  share: number;
  /** How much of the question its wordings say, the more surely the more of them do. */
  asked: number;
  /** How much of the question it says anywhere. */
  said: number;
  /** How well its text is found by the words of the question, beside the best. */
  text: number;
  /** The question has a number, and this has only others. */
  otherNumber: number;
};

export const evidenceNames = [
  "words",
  "letters",
  "lead",
  "share",
  "asked",
  "said",
  "text",
  "otherNumber",
] as const satisfies (keyof Evidence)[];
