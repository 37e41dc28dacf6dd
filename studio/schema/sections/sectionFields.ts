import { defineField } from "sanity";

/** What every section starts with. */
export const sectionFields = [
  defineField({ name: "eyebrow", title: "Surtitre", type: "string" }),
  defineField({
    name: "title",
    title: "Titre",
    type: "string",
    validation: (rule) => rule.required().error("Donnez un titre à la section."),
  }),
  defineField({ name: "intro", title: "Introduction", type: "richText" }),
  defineField({
    name: "anchor",
    title: "Ancre",
    description: "Facultatif : #tarifs dans une adresse mène à la section « tarifs ».",
    type: "string",
    validation: (rule) =>
      rule.regex(/^[a-z][a-z0-9-]*$/).error("Des lettres minuscules, des chiffres et des tirets."),
  }),
];
