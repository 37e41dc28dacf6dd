import { LinkIcon } from "@sanity/icons/Link";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const partnersSection = defineSection({
  name: "partnersSection",
  title: "Partenaires",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "partners",
      title: "Partenaires",
      type: "array",
      of: [{ type: "reference", to: [{ type: "partner" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins un partenaire, chacun une fois."),
    }),
  ],
});
