import { defineField, defineType } from "sanity";

import { sampleField } from "../sampleField.ts";

export const partner = defineType({
  name: "partner",
  title: "Partenaire",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Nom",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez le nom."),
    }),
    defineField({ name: "url", title: "Site", type: "url" }),
    sampleField,
  ],
  preview: { select: { title: "name", subtitle: "url" } },
});
