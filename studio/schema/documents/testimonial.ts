import { defineField, defineType } from "sanity";

import { list } from "../choices.ts";
import { sampleField } from "../sampleField.ts";

export const testimonialTypes = [
  { value: "entreprise", title: "Entreprise" },
  { value: "école", title: "École" },
  { value: "jeune", title: "Élève ou parent" },
];

export const testimonial = defineType({
  name: "testimonial",
  title: "Témoignage",
  description: "Publié, il paraît là où une section « Témoignages » le montre.",
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
      title: "Sorte",
      type: "string",
      description: "Pour retrouver un témoignage dans le Studio.",
      options: { list: list(testimonialTypes), layout: "radio" },
      validation: (rule) => rule.required().error("Entreprise, école, élève ou parent ?"),
    }),
    sampleField,
  ],
  orderings: [{ name: "type", title: "Sorte", by: [{ field: "type", direction: "asc" }] }],
  preview: {
    select: { title: "author", type: "type", quote: "quote", sample: "sample" },
    prepare: ({ title, type, quote, sample }) => ({
      title,
      subtitle: [sample && "EXEMPLE", testimonialTypes.find(({ value }) => value === type)?.title, quote]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});
