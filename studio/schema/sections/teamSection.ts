import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const teamSection = defineType({
  name: "teamSection",
  title: "Équipe",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "members",
      title: "Membres",
      type: "array",
      of: [{ type: "reference", to: [{ type: "teamMember" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins une personne, chacune une fois."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Équipe" }) },
});
