import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const checklistSection = defineType({
  name: "checklistSection",
  title: "Liste",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "items",
      title: "Lignes",
      type: "array",
      of: [{ type: "checklistItem" }],
      validation: (rule) => rule.required().min(1).error("Au moins une ligne."),
    }),
    defineField({ name: "note", title: "Note", type: "richText" }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Liste" }) },
});
