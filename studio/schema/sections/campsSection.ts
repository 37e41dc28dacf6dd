import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const campsSection = defineType({
  name: "campsSection",
  title: "Stages",
  type: "object",
  fields: [...sectionFields, defineField({ name: "note", title: "Note", type: "richText" })],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Stages" }) },
});
