import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const articlesSection = defineSection({
  name: "articlesSection",
  title: "Articles",
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: "links",
      title: "Liens de la colonne",
      description: "Sous les articles récents.",
      type: "array",
      of: [{ type: "action" }],
    }),
  ],
});
