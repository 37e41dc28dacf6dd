import { defineField, defineType } from "sanity";

export const card = defineType({
  name: "card",
  title: "Carte",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Une carte a besoin d’un titre."),
    }),
    defineField({ name: "content", title: "Texte", type: "richText" }),
    defineField({ name: "image", title: "Image", type: "illustration" }),
    defineField({ name: "action", title: "Bouton", type: "action" }),
  ],
  preview: { select: { title: "title", media: "image" } },
});
