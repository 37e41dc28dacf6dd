import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const checklistSection = defineSection({
  name: "checklistSection",
  title: "Liste",
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: "items",
      title: "Lignes",
      type: "array",
      of: [{ type: "checklistItem" }],
      validation: (rule) => rule.required().min(1).error("Au moins une ligne."),
    }),
    defineField({ name: "note", title: "Note", type: "richText" }),
  ],
});
