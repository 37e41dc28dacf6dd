import { DoubleQuoteIcon } from "@sanity/icons/DoubleQuote";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const testimonialsSection = defineSection({
  name: "testimonialsSection",
  title: "Témoignages",
  icon: DoubleQuoteIcon,
  fields: [
    defineField({
      name: "testimonials",
      title: "Témoignages",
      type: "array",
      of: [{ type: "reference", to: [{ type: "testimonial" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins un témoignage, chacun une fois."),
    }),
  ],
});
