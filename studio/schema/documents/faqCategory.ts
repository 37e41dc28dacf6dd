import { defineField, defineType } from "sanity";

import { byPlace, orderRank } from "../orderRank.ts";

export const faqCategory = defineType({
  name: "faqCategory",
  title: "Thème de questions",
  description: "Range les questions dans le Studio. Les visiteurs ne le voient pas.",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Thème",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un nom au thème."),
    }),
    orderRank("faqCategory"),
  ],
  orderings: [byPlace],
  preview: { select: { title: "title" } },
});
