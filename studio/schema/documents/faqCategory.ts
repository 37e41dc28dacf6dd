import { defineField, defineType } from "sanity";

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
    defineField({
      name: "rank",
      title: "Ordre",
      type: "number",
      validation: (rule) => rule.required().error("À quelle place ?"),
    }),
  ],
  orderings: [{ name: "rank", title: "Ordre", by: [{ field: "rank", direction: "asc" }] }],
  preview: { select: { title: "title" } },
});
