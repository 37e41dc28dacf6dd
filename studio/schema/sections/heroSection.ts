import { PresentationIcon } from "@sanity/icons/Presentation";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const heroSection = defineSection({
  name: "heroSection",
  title: "En-tête",
  icon: PresentationIcon,
  fields: [
    defineField({ name: "image", title: "Image", type: "illustration" }),
    defineField({
      name: "actions",
      title: "Boutons",
      type: "array",
      of: [{ type: "action" }],
      validation: (rule) => rule.max(2).error("Deux boutons au plus."),
    }),
    defineField({
      name: "cards",
      title: "Cartes",
      description: "Les publics de l’accueil, les garanties des tarifs…",
      type: "array",
      of: [{ type: "card" }],
    }),
  ],
});
