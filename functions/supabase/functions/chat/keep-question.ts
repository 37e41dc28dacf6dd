import { type Knows, masked } from "./masked.ts";
import type { Rpc } from "../_shared/rpc.ts";

/** Keeps a question that the answer of this id did not serve, for staff to see. Rejects when it could not. */
export type Keep = (knows: Knows, ...unserved: Unserved) => Promise<void>;
export type Unserved = [question: string, answer: string, unhelpful: boolean];

/** Keeps questions in Postgres, without anything personal. */
export const createKeep =
  (rpc: Rpc): Keep =>
  async (knows, question, answer, unhelpful) => {
    await rpc("keep_question", { question: masked(question, knows), answer, unhelpful });
  };
