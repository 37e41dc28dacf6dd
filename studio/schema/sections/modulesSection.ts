import { BookIcon } from "@sanity/icons/Book";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const modulesSection = defineSection({
  name: "modulesSection",
  title: "Modules professionnels",
  icon: BookIcon,
  fields: [
    defineField({
      name: "modules",
      title: "Modules",
      type: "array",
      of: [{ type: "reference", to: [{ type: "trainingModule" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins un module, chacun une fois."),
    }),
  ],
});
