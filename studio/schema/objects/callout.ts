import { defineField, defineType } from "sanity";

export const callout = defineType({
  name: "callout",
  title: "Encadré",
  type: "object",
  fields: [
    defineField({
      name: "content",
      title: "Texte",
      type: "richText",
      validation: (rule) => rule.required().error("Un encadré vide n’apprend rien."),
    }),
  ],
  preview: {
    select: { content: "content" },
    prepare: ({ content }) => ({
      title: content?.[0]?.children?.[0]?.text ?? "Encadré",
      subtitle: "Encadré",
    }),
  },
});
