import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const monthsSection = defineSection({
  name: "monthsSection",
  title: "Les mois du programme",
  fields: [defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] })],
});
