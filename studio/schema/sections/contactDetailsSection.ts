import { defineField, defineType } from "sanity";

import { sectionFields } from "./sectionFields.ts";

export const contactDetailsSection = defineType({
  name: "contactDetailsSection",
  title: "Coordonnées",
  type: "object",
  fields: [
    ...sectionFields,
    defineField({ name: "emailNote", title: "Sous le courriel", type: "string" }),
    defineField({ name: "phoneNote", title: "Sous le téléphone", type: "string" }),
    defineField({ name: "addressNote", title: "Sous l’adresse", type: "string" }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Coordonnées" }) },
});
