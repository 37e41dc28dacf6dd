import { BillIcon } from "@sanity/icons/Bill";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const plansSection = defineSection({
  name: "plansSection",
  title: "Formules",
  icon: BillIcon,
  fields: [
    defineField({
      name: "plans",
      title: "Formules",
      type: "array",
      of: [{ type: "reference", to: [{ type: "plan" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins une formule, chacune une fois."),
    }),
    defineField({
      name: "options",
      title: "Options",
      type: "array",
      of: [{ type: "reference", to: [{ type: "plan" }] }],
    }),
    defineField({
      name: "note",
      title: "Note",
      description: "Sous les formules : réductions, garantie…",
      type: "richText",
    }),
  ],
});
