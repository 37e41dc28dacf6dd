import { defineField, defineType } from "sanity";

import { hasPicture } from "../hasPicture.ts";
import { sampleField } from "../sampleField.ts";

export const teamMember = defineType({
  name: "teamMember",
  title: "Membre de l’équipe",
  description: "Publié, il paraît là où une section « Équipe » le montre ; ses articles portent son nom.",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Nom",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez le nom."),
    }),
    defineField({
      name: "role",
      title: "Fonction",
      type: "string",
      validation: (rule) => rule.required().error("Écrivez la fonction."),
    }),
    defineField({
      name: "image",
      title: "Portrait",
      type: "illustration",
      validation: (rule) => [rule.required().error("Ajoutez un portrait."), rule.custom(hasPicture)],
    }),
    defineField({
      name: "bio",
      title: "Biographie",
      type: "richText",
      validation: (rule) => rule.required().error("Présentez la personne en quelques phrases."),
    }),
    sampleField,
  ],
  preview: { select: { title: "name", subtitle: "role", media: "image" } },
});
