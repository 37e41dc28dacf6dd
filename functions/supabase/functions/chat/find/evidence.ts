/** What speaks for a passage as the answer to a question, each from 0 to 1 (`lead` from -1). */
export type Evidence = {
  /** How surely it is recognised: 1 without a doubt, an eighth less when it is `e` times less likely. */
  recognised: number;
  /** How much likelier it is than all others. */
  lead: number;
  /** How much of the question its wordings or its text say. */
  covered: number;
};
