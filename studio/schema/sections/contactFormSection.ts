import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const contactFormSection = defineSection({
  name: "contactFormSection",
  title: "Formulaire de contact",
  icon: EnvelopeIcon,
  fields: [
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
});
