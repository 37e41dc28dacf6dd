import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const practicalInfoSection = defineType({
  name: "practicalInfoSection",
  title: "Infos pratiques",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "items",
      title: "Infos",
      type: "array",
      of: [{ type: "card" }],
      validation: (rule) => rule.required().min(1).error("Au moins une info."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Infos pratiques" }) },
});
