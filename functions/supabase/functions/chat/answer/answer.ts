import type { Place } from "../content/passage.ts";

export type Answer = {
  text: string;
  sources: Place[];
  /** Whether it answers: false for « je ne sais pas », and for what says that the school does not tell. */
  answered: boolean;
  /** Up to three questions that the visitor may tap, when it is between several or does not know. */
  offered?: string[];
  /** « Bonjour ! » gets no more than one back: nobody is asked whether that helped. */
  courtesy?: boolean;
};
