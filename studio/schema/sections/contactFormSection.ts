import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const contactFormSection = defineType({
  name: "contactFormSection",
  title: "Formulaire de contact",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({
      name: "bookingLabel",
      title: "Texte du lien de réservation",
      type: "string",
      initialValue: "Réserver un appel découverte",
    }),
    defineField({
      name: "resourcesLabel",
      title: "Texte du lien vers les ressources",
      type: "string",
      initialValue: "Accéder aux ressources",
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Formulaire de contact" }),
  },
});
