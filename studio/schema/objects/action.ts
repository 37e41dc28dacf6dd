import { defineField, defineType } from "sanity";

import { linkFields } from "./linkFields.ts";

export const action = defineType({
  name: "action",
  title: "Bouton",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Texte du bouton",
      type: "string",
      validation: (rule) => rule.required().error("Un bouton a besoin d’un texte."),
    }),
    ...linkFields,
  ],
  preview: { select: { title: "label", subtitle: "href" } },
});
