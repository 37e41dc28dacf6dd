import { expect, test } from "vitest";

import type { Conversation } from "./conversation.ts";
import { conversationText } from "./conversationText.ts";

test("a copied conversation has its lists apart from what follows them, and the questions that were proposed", () => {
  const conversation: Conversation = [
    { role: "user", content: "Comment demander ?" },
    {
      role: "assistant",
      content: "Deux choses :\n- **qui** parle\n- à qui\nVoir notre guide.",
      state: "whole",
      sources: [],
      known: true,
      offered: ["Combien ?", "Quand ?"],
    },
    { role: "user", content: "Et après ?" },
  ];
  expect(conversationText(conversation)).toBe(
    [
      "Vous\u202f: Comment demander ?",
      "Assistant\u202f: Deux choses :",
      "- **qui** parle\n- à qui",
      "Voir notre guide.",
      "- Combien ?\n- Quand ?",
      "Vous\u202f: Et après ?",
    ].join("\n\n"),
  );
});
