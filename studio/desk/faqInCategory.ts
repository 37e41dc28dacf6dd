import type { Template } from "sanity";

/** A question begun in the list of a theme is of that theme. */
export const faqInCategory: Template<{ category: string }> = {
  id: "faq-in-category",
  title: "Question de ce thème",
  schemaType: "faq",
  parameters: [{ name: "category", title: "Thème", type: "string" }],
  value: ({ category }: { category: string }) => ({
    category: { _type: "reference", _ref: category },
  }),
};
