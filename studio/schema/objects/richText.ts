import { defineArrayMember, defineType } from "sanity";

export const paragraph = defineArrayMember({
  type: "block",
  styles: [{ title: "Paragraphe", value: "normal" }],
  lists: [
    { title: "Puces", value: "bullet" },
    { title: "Numéros", value: "number" },
  ],
  marks: {
    decorators: [
      { title: "Gras", value: "strong" },
      { title: "Italique", value: "em" },
    ],
    annotations: [{ type: "link" }],
  },
  of: [{ type: "price" }, { type: "total" }, { type: "fact" }],
});

/** Text alone, and the school's facts: what is read where nothing else is shown. */
export const plainParagraphs = [
  defineArrayMember({
    type: "block",
    styles: [{ title: "Paragraphe", value: "normal" }],
    lists: [],
    marks: { decorators: [], annotations: [] },
    of: [{ type: "fact" }],
  }),
];

/** Short rich text: paragraphs and lists, links, the plans' prices and the school's facts. */
export const richText = defineType({ name: "richText", title: "Texte", type: "array", of: [paragraph] });
