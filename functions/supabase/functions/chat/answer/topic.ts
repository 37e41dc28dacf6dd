import type { Answer, Asked } from "./answer.ts";

/** Something visitors ask about, recognised by its words (folded, spelled right), and how it is answered. */
export type Topic = {
  when: RegExp;
  unless?: RegExp | undefined;
  /** Undefined when the documents hold no answer: the passages are searched instead. */
  answer: (asked: Asked) => Answer | undefined;
};

export type NamedTopic = Topic & { name: string };
