import { RocketIcon } from "@sanity/icons/Rocket";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const callToActionSection = defineSection({
  name: "callToActionSection",
  title: "Invitation",
  icon: RocketIcon,
  fields: [
    defineField({
      name: "actions",
      title: "Boutons",
      type: "array",
      of: [{ type: "action" }],
      validation: (rule) => rule.required().min(1).max(3).error("D’un à trois boutons."),
    }),
    defineField({
      name: "reassurances",
      title: "Garanties",
      description: "Sans engagement, essai gratuit…",
      type: "array",
      of: [{ type: "string" }],
    }),
  ],
});
