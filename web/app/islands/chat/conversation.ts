import type { AnswerPart, Source } from "./readAnswer.ts";

export type Question = { role: "user"; content: string };

export type Reply = {
  role: "assistant";
  content: string;
  /** Growing while it comes; stopped by the visitor, or by leaving the page. */
  state: "growing" | "stopped" | "whole";
  sources: Source[];
  /** False: « je ne sais pas ». */
  known: boolean;
  /** Questions to ask next, by a tap. */
  offered?: string[];
  /** Which answer of the function it is. */
  id?: string;
  /** Whether it helped, once the visitor has said so. */
  helped?: boolean;
};

export type Message = Question | Reply;
export type Conversation = readonly Message[];

export type Action =
  | { type: "ask"; content: string }
  | { type: "retry" }
  | AnswerPart
  | { type: "stop" }
  | { type: "fail" }
  | { type: "judge"; index: number; helped: boolean }
  | { type: "begin"; conversation: Conversation };

const nothing: Reply = { role: "assistant", content: "", state: "growing", sources: [], known: true };

/** What a conversation becomes. Nothing is asked while a reply grows, and nothing grows unasked. */
export function converse(conversation: Conversation, action: Action): Conversation {
  if (action.type === "begin") return action.conversation;
  if (action.type === "judge") return judged(conversation, action.index, action.helped);
  const reply = growing(conversation);
  if (reply) return [...conversation.slice(0, -1), ...grow(reply, action)];
  if (action.type === "ask" && action.content.trim()) {
    return [...conversation, { role: "user", content: action.content.trim() }, nothing];
  }
  if (action.type === "retry" && canRetry(conversation)) return [...upToQuestion(conversation), nothing];
  return conversation;
}

function grow(reply: Reply, action: Action): Reply[] {
  if (action.type === "piece") return [{ ...reply, content: reply.content + action.content }];
  if (action.type === "end") {
    const { id, sources, known, offered } = action;
    return [{ ...reply, id, sources, known, offered, state: "whole" }];
  }
  if (action.type === "stop") return reply.content.trim() ? [{ ...reply, state: "stopped" }] : [];
  return action.type === "fail" ? [] : [reply];
}

/** A reply is judged once. */
function judged(conversation: Conversation, index: number, helped: boolean): Conversation {
  const reply = conversation[index];
  return reply?.role === "assistant" && reply.helped === undefined
    ? conversation.with(index, { ...reply, helped })
    : conversation;
}

/** The reply on its way. */
export function growing(conversation: Conversation): Reply | undefined {
  const last = conversation.at(-1);
  return last?.role === "assistant" && last.state === "growing" ? last : undefined;
}

/** Whether the last question has no whole reply, and none on its way. */
export function canRetry(conversation: Conversation): boolean {
  const last = conversation.at(-1);
  return last?.role === "user" || (last?.role === "assistant" && last.state === "stopped");
}

function upToQuestion(conversation: Conversation): Conversation {
  return conversation.slice(0, conversation.findLastIndex(({ role }) => role === "user") + 1);
}
