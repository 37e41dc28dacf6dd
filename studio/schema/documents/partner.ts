import { defineField, defineType } from "sanity";

import { sampleField } from "../sampleField.ts";

export const partner = defineType({
  name: "partner",
  title: "Partenaire",
  description: "Publié, il paraît là où une section « Partenaires » le montre.",
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
  preview: {
    select: { title: "name", url: "url" },
    prepare: ({ title, url }) => ({ title, subtitle: String(url ?? "Sans site") }),
  },
});
