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
  if (action.type === "judge") {
    const { index, helped } = action;
    return conversation.with(index, { ...(conversation[index] as Reply), helped });
  }
  const reply = growing(conversation);
  if (reply) return [...conversation.slice(0, -1), ...grow(reply, action)];
  if (action.type === "ask" && action.content.trim()) {
    return [...conversation, { role: "user", content: action.content.trim() }, nothing];
  }
  if (action.type === "retry" && canRetry(conversation)) {
    const asked = conversation.findLastIndex(({ role }) => role === "user");
    return [...conversation.slice(0, asked + 1), nothing];
  }
  return conversation;
}

function grow(reply: Reply, action: Action): Reply[] {
  if (action.type === "piece") return [{ ...reply, content: reply.content + action.content }];
  if (action.type === "end") {
    const { type: _, ...told } = action;
    return [{ ...reply, ...told, state: "whole" }];
  }
  if (action.type === "stop") return reply.content.trim() ? [{ ...reply, state: "stopped" }] : [];
  return action.type === "fail" ? [] : [reply];
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
