import { defineField, defineType } from "sanity";

import { hasPicture } from "../hasPicture.ts";

/** A film elsewhere: the page shows its picture and leads there, and asks nothing of another site before that. */
export const video = defineType({
  name: "video",
  title: "Vidéo",
  type: "object",
  description: "L’image mène à la vidéo, chez son hébergeur : rien n’est chargé de là avant le clic.",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Dites ce que montre la vidéo."),
    }),
    defineField({
      name: "url",
      title: "Adresse de la vidéo",
      description: "Chez YouTube, Vimeo, PeerTube… : https://…",
      type: "url",
      validation: (rule) => [
        rule.required().error("Où est la vidéo ?"),
        rule.uri({ scheme: ["https"] }).error("Une adresse qui commence par https://."),
      ],
    }),
    defineField({ name: "duration", title: "Durée", description: "Facultatif : 3 min 20.", type: "string" }),
    defineField({
      name: "image",
      title: "Image",
      type: "illustration",
      validation: (rule) => [
        rule.required().error("Choisissez l’image qui mène à la vidéo."),
        rule.custom(hasPicture),
      ],
    }),
  ],
  preview: { select: { title: "title", subtitle: "url", media: "image" } },
});
