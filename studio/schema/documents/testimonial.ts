import { defineField, defineType } from "sanity";

import { sampleField } from "../sampleField.ts";

export const testimonial = defineType({
  name: "testimonial",
  title: "Témoignage",
  type: "document",
  fields: [
    defineField({
      name: "quote",
      title: "Citation",
      description: "Sans guillemets : ils s’ajoutent seuls.",
      type: "text",
      rows: 4,
      validation: (rule) => rule.required().error("Écrivez ce que la personne a dit."),
    }),
    defineField({
      name: "author",
      title: "Nom",
      type: "string",
      validation: (rule) => rule.required().error("Qui parle ?"),
    }),
    defineField({ name: "role", title: "Fonction", type: "string" }),
    defineField({ name: "company", title: "Organisation", type: "string" }),
    defineField({
      name: "type",
      title: "Type",
      type: "string",
      options: {
        list: [
          { value: "entreprise", title: "Entreprise" },
          { value: "école", title: "École" },
          { value: "jeune", title: "Élève ou parent" },
        ],
        layout: "radio",
      },
      validation: (rule) => rule.required().error("Entreprise, école, élève ou parent ?"),
    }),
    defineField({ name: "portrait", title: "Portrait", type: "illustration" }),
    sampleField,
  ],
  preview: { select: { title: "author", subtitle: "quote", media: "portrait" } },
});
