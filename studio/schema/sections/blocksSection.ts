import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const blocksSection = defineType({
  name: "blocksSection",
  title: "Les blocs du programme",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "display",
      title: "Montrer",
      type: "string",
      options: {
        list: [
          { value: "programme", title: "Le programme, bloc par bloc" },
          { value: "skills", title: "Les compétences" },
        ],
        layout: "radio",
      },
      initialValue: "programme",
      validation: (rule) => rule.required().error("Que montrer des blocs ?"),
    }),
    defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Les blocs du programme" }),
  },
});
