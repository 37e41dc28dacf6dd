import { defineArrayMember, defineType } from "sanity";

import { hasPicture } from "../hasPicture.ts";

/** Long rich text of articles and legal pages. */
export const body = defineType({
  name: "body",
  title: "Texte long",
  type: "array",
  of: [
    defineArrayMember({
      type: "block",
      styles: [
        { title: "Paragraphe", value: "normal" },
        { title: "Titre", value: "h2" },
        { title: "Sous-titre", value: "h3" },
        { title: "Citation", value: "blockquote" },
      ],
      lists: [
        { title: "Puces", value: "bullet" },
        { title: "Numéros", value: "number" },
      ],
      marks: {
        decorators: [
          { title: "Gras", value: "strong" },
          { title: "Italique", value: "em" },
          { title: "Code", value: "code" },
        ],
        annotations: [{ type: "link" }],
      },
      of: [{ type: "price" }, { type: "fact" }],
    }),
    defineArrayMember({ type: "illustration", validation: (rule) => rule.custom(hasPicture) }),
    defineArrayMember({ type: "callout" }),
    defineArrayMember({ type: "table" }),
    defineArrayMember({ type: "prompt" }),
    defineArrayMember({ type: "action" }),
    defineArrayMember({ type: "video" }),
    defineArrayMember({ type: "gallery" }),
  ],
});
