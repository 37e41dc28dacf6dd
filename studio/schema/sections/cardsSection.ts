import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const cardsSection = defineSection({
  name: "cardsSection",
  title: "Cartes",
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: "cards",
      title: "Cartes",
      type: "array",
      of: [{ type: "card" }],
      validation: (rule) => rule.required().min(1).error("Au moins une carte."),
    }),
    defineField({
      name: "layout",
      title: "Présentation",
      type: "string",
      options: {
        list: [
          { value: "grid", title: "Grille" },
          { value: "list", title: "Liste" },
          { value: "numbered", title: "Liste numérotée" },
        ],
        layout: "radio",
      },
      initialValue: "grid",
    }),
  ],
});
