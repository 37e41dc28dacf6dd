import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const testimonialsSection = defineType({
  name: "testimonialsSection",
  title: "Témoignages",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "testimonials",
      title: "Témoignages",
      type: "array",
      of: [{ type: "reference", to: [{ type: "testimonial" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins un témoignage, chacun une fois."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Témoignages" }) },
});
