import { PinIcon } from "@sanity/icons/Pin";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const contactDetailsSection = defineSection({
  name: "contactDetailsSection",
  title: "Coordonnées",
  icon: PinIcon,
  heard: true,
  fields: [
    defineField({ name: "emailNote", title: "Sous l’e-mail", type: "string" }),
    defineField({ name: "phoneNote", title: "Sous le téléphone", type: "string" }),
    defineField({ name: "addressNote", title: "Sous l’adresse", type: "string" }),
  ],
});
