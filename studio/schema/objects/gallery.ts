import { defineArrayMember, defineField, defineType } from "sanity";

import { hasPicture } from "../hasPicture.ts";

export const gallery = defineType({
  name: "gallery",
  title: "Galerie",
  type: "object",
  fields: [
    defineField({
      name: "images",
      title: "Images",
      type: "array",
      of: [defineArrayMember({ type: "illustration", validation: (rule) => rule.custom(hasPicture) })],
      options: { layout: "grid" },
      validation: (rule) => rule.required().min(2).max(12).error("De deux à douze images."),
    }),
  ],
  preview: {
    select: { first: "images.0", second: "images.1.alt", alt: "images.0.alt" },
    prepare: ({ first, alt, second }) => ({
      title: [alt, second].filter(Boolean).join(" · ") || "Galerie vide",
      subtitle: "Galerie",
      media: first,
    }),
  },
});
