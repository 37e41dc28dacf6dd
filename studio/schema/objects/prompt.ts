import { defineField, defineType } from "sanity";

export const prompt = defineType({
  name: "prompt",
  title: "Exemple de prompt",
  type: "object",
  fields: [
    defineField({
      name: "code",
      title: "Prompt",
      description: "Ce que l’on écrit à l’outil, mot pour mot.",
      type: "text",
      rows: 6,
      validation: (rule) => rule.required().error("Écrivez le prompt."),
    }),
  ],
  preview: { select: { title: "code" } },
});
