import { contactLimits } from "functions/contact";
import { expect, test } from "vitest";

import { chatLimits as functionLimits } from "functions/chat-limits";
import { readConversation } from "../../../../functions/supabase/functions/chat/conversation.ts";
import type { Conversation, Message } from "./conversation.ts";
import { limits } from "./limits.ts";
import { messagesToSend } from "./messagesToSend.ts";

const question = (content: string): Message => ({ role: "user", content });
const reply = (content: string): Message => ({
  role: "assistant",
  content,
  state: "whole",
  sources: [],
  known: true,
});
const turns = (count: number, words = "mot"): Conversation =>
  Array.from({ length: count }, (_, index) => [question(`${words} ${index}`), reply(words)]).flat();

test("the limits are those of the function and of the contact form", () => {
  expect(limits).toEqual({ ...functionLimits, contactMessage: contactLimits.message.max });
});

test("the whole history is sent, with nothing but roles and words", () => {
  expect(messagesToSend([...turns(1), question("Et pour 6 mois ?")])).toEqual([
    { role: "user", content: "mot 0" },
    { role: "assistant", content: "mot" },
    { role: "user", content: "Et pour 6 mois ?" },
  ]);
});

test("a reply that is still empty is not sent", () => {
  expect(messagesToSend([question("Combien ?"), reply("")])).toEqual([
    { role: "user", content: "Combien ?" },
  ]);
});

test("a reply that is cut is not cut within a character", () => {
  const [, cut] = messagesToSend([question("a"), reply(`b${"😀".repeat(limits.answer)}`), question("c")]);
  expect(cut?.content.isWellFormed()).toBe(true);
});

test.each([
  ["many turns", turns(50)],
  ["long turns", turns(10, "m".repeat(900)).concat(turns(8, "n".repeat(950)))],
  ["a reply longer than the function takes", [question("a"), reply("b".repeat(9_000))]],
  ["turns of many bytes", turns(12, "語".repeat(980))],
  ["turns that JSON makes longer", turns(12, "\u0001".repeat(980))],
])("of %s the latest that the function takes are sent, a question first", (_, conversation) => {
  const sent = messagesToSend([...conversation, question("La dernière ?")]);
  expect(readConversation({ messages: sent })).not.toHaveProperty("refusal");
  expect(new TextEncoder().encode(JSON.stringify({ messages: sent })).length).toBeLessThanOrEqual(
    limits.bodyBytes,
  );
  expect(sent[0]?.role).toBe("user");
  expect(sent.at(-1)?.content).toBe("La dernière ?");
});
