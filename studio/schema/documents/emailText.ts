import { defineField, defineType } from "sanity";

import { plainParagraphs } from "../objects/richText.ts";

export const emailText = defineType({
  name: "emailText",
  title: "E-mail",
  description: "Publié, il part avec les demandes qui suivent ; celles d’avant gardent le leur.",
  type: "document",
  fields: [
    defineField({
      name: "subject",
      title: "Objet",
      description: "Pour l’e-mail à l’école, le profil et le nom de la personne s’y ajoutent.",
      type: "string",
      validation: (rule) => rule.required().max(100).error("Écrivez un objet, de 100 caractères au plus."),
    }),
    defineField({
      name: "content",
      title: "Texte",
      description:
        "L’accusé de réception ne reprend rien de ce que la personne a écrit : n’importe qui peut taper dans le formulaire l’adresse de quelqu’un d’autre.",
      type: "array",
      of: plainParagraphs,
      validation: (rule) => rule.required().error("Écrivez le texte."),
    }),
    defineField({
      name: "note",
      title: "Petites lignes",
      description:
        "Sous l’e-mail. Pour promettre un délai, insérez la donnée « Délai de réponse (jours ouvrables) ».",
      type: "array",
      of: plainParagraphs,
    }),
  ],
  preview: { select: { title: "subject" } },
});
