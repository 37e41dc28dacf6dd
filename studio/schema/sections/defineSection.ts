import type { ComponentType } from "react";
import { defineField, defineType, type FieldDefinition } from "sanity";

import { shownBetween } from "../shownBetween.ts";
import { whenShown } from "../whenShown.ts";

const sectionFields = [
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

const heardFields = sectionFields.map((field) =>
  field.name === "title" ? { ...field, description: "Lu à qui écoute la page ; ne s’affiche pas." } : field,
);

/** A section type: what every section starts with, then its own fields. In the list of a page, its title and its kind. */
export function defineSection<const Name extends string>({
  name,
  title: kind,
  icon,
  heard,
  fields,
}: {
  name: Name;
  title: string;
  icon: ComponentType;
  /** Its title is for those who listen to the page, and not shown. */
  heard?: boolean;
  fields: FieldDefinition[];
}) {
  return defineType({
    name,
    title: kind,
    icon,
    type: "object",
    fields: [...(heard ? heardFields : sectionFields), ...fields, ...shownBetween()],
    preview: {
      select: { title: "title", showFrom: "showFrom", showUntil: "showUntil" },
      prepare: ({ title, showFrom, showUntil }) => ({
        title,
        subtitle: [whenShown({ showFrom, showUntil }), kind].filter(Boolean).join(" · "),
      }),
    },
  });
}
