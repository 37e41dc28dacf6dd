import { OlistIcon } from "@sanity/icons/Olist";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const stepsSection = defineSection({
  name: "stepsSection",
  title: "Étapes",
  icon: OlistIcon,
  fields: [
    defineField({
      name: "steps",
      title: "Étapes",
      type: "array",
      of: [{ type: "step" }],
      validation: (rule) => rule.required().min(2).error("Au moins deux étapes."),
    }),
  ],
});
