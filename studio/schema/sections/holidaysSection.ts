import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const holidaysSection = defineType({
  name: "holidaysSection",
  title: "Vacances scolaires",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "downloadLabel",
      title: "Bouton de téléchargement",
      type: "string",
      initialValue: "Télécharger le calendrier complet (PDF)",
    }),
    defineField({ name: "note", title: "Note", type: "richText" }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Vacances scolaires" }),
  },
});
