import { defineArrayMember, defineType } from "sanity";

import { paragraph } from "./richText.ts";

/** The answer to a question: rich text, and lists that stay true by themselves. */
export const answer = defineType({
  name: "answer",
  title: "Réponse",
  type: "array",
  of: [paragraph, defineArrayMember({ type: "liveList" })],
});
