import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const articlesSection = defineSection({
  name: "articlesSection",
  title: "Articles",
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: "linksLabel",
      title: "Titre de la colonne",
      description: "Au-dessus des liens, sous les articles récents.",
      type: "string",
    }),
    defineField({
      name: "links",
      title: "Liens de la colonne",
      type: "array",
      of: [{ type: "action" }],
    }),
  ],
});
