import { TextIcon } from "@sanity/icons/Text";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const proseSection = defineSection({
  name: "proseSection",
  title: "Texte",
  icon: TextIcon,
  fields: [
    defineField({
      name: "content",
      title: "Texte",
      type: "body",
      validation: (rule) => rule.required().error("Écrivez le texte."),
    }),
    defineField({ name: "image", title: "Image", type: "illustration" }),
    defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] }),
  ],
});
