import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const caseStudiesSection = defineType({
  name: "caseStudiesSection",
  title: "Études de cas",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "caseStudies",
      title: "Études de cas",
      type: "array",
      of: [{ type: "reference", to: [{ type: "caseStudy" }] }],
      validation: (rule) =>
        rule.required().min(1).unique().error("Au moins une étude de cas, chacune une fois."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Études de cas" }) },
});
