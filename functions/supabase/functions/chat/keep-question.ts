import { type Knows, masked } from "./masked.ts";
import type { Rpc } from "../_shared/rpc.ts";

/** Keeps a question that the answer of this id did not serve, for staff to see. Rejects when it could not. */
export type Keep = (question: string, answer: string, unhelpful: boolean, knows: Knows) => Promise<void>;

/** Keeps questions in Postgres, without anything personal. */
export const createKeep =
  (rpc: Rpc): Keep =>
  async (question, answer, unhelpful, knows) => {
    await rpc("keep_question", { question: masked(question, knows), answer, unhelpful });
  };
