import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const modulesSection = defineType({
  name: "modulesSection",
  title: "Modules professionnels",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "modules",
      title: "Modules",
      type: "array",
      of: [{ type: "reference", to: [{ type: "trainingModule" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins un module, chacun une fois."),
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Modules professionnels" }),
  },
});
