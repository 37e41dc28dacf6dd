import type { Knowledge } from "../content/knowledge.ts";
import type { Place } from "../content/passage.ts";
import type { Understanding } from "./understand.ts";

export type Answer = {
  kind: "fact" | "passage" | "social" | "refusal" | "unknown";
  text: string;
  sources: Place[];
  /** Whether it answers: false for « je ne sais pas » and for what is refused. */
  answered: boolean;
  /** Up to three questions that the visitor may tap, when it is between two answers or does not know. */
  offered?: string[];
  /** The question can mean nothing else: no other answer competes with it. */
  certain?: true;
  /** What the passage it is taken from is about. */
  about?: string;
  /** Whom it is written for, where staff have said so. */
  audience?: string | undefined;
  /** The question of the FAQ that it is the answer to. */
  replies?: string;
};

/** What a topic is answered from: the documents, the question, and the turn it follows up on. */
export type Asked = Knowledge & { question: Understanding; earlier?: Understanding | undefined };
