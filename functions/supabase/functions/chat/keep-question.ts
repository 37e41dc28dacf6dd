import { chatLimits } from "../_shared/chat-limits.ts";
import type { Rpc } from "../_shared/rpc.ts";
import type { Message } from "./conversation.ts";
import type { Finder } from "./find/finder.ts";
import type { Knows } from "./without-names.ts";

/** Keeps a question that an answer did not serve, for staff to see. Rejects when it could not, or the day has no room for it. */
export type Keep = (knows: Knows, question: string, unserved: Unserved, asker: Headers) => Promise<void>;
/** An answer, by its id; the titles of what it said, when that was of no help. */
export type Unserved = { answer: string; unhelpful: boolean; answered_by?: string };

/** Keeps questions in Postgres, without anything personal. */
export const createKeep =
  (rpc: Rpc): Keep =>
  async (knows, question, unserved, asker) => {
    const visitor = Object.fromEntries(asker);
    // Its patterns take a tenth of what a start may.
    const { masked } = await import("./masked.ts");
    const kept = await rpc("keep_question", { question: masked(question, knows), ...unserved, visitor });
    if (kept === false) throw new Error("there is no room for more today");
  };

const goesOn = /^(?:et|mais|ou|sinon|alors|donc)(?!\p{L})/iu;

/** The last question; where it goes on from the one before it, both, if there is room for them: alone nobody could answer it. */
export function askedLast(messages: Message[], finder: Finder): string {
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const question = asked.at(-1)!;
  const before = asked.at(-2);
  if (!before || !(goesOn.test(question) || finder.find(question, before).leansBack)) return question;
  const both = `${before} ${question}`;
  return [...both].length <= chatLimits.kept ? both : question;
}
