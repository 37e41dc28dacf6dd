import { IceCreamIcon } from "@sanity/icons/IceCream";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const holidaysSection = defineSection({
  name: "holidaysSection",
  title: "Vacances scolaires",
  icon: IceCreamIcon,
  fields: [
    defineField({
      name: "downloadLabel",
      title: "Bouton de téléchargement",
      type: "string",
      initialValue: "Télécharger le calendrier complet (PDF)",
    }),
    defineField({ name: "note", title: "Note", type: "richText" }),
  ],
});
