import { CalendarIcon } from "@sanity/icons/Calendar";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const monthsSection = defineSection({
  name: "monthsSection",
  title: "Les mois du programme",
  icon: CalendarIcon,
  fields: [defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] })],
});
