import { defineField, defineType } from "sanity";

export const faq = defineType({
  name: "faq",
  title: "Question fréquente",
  type: "document",
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez la question."),
    }),
    defineField({
      name: "answer",
      title: "Réponse",
      type: "richText",
      validation: (rule) => rule.required().error("Écrivez la réponse."),
    }),
  ],
  preview: { select: { title: "question" } },
});
