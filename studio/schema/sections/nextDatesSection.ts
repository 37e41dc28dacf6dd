import { ClockIcon } from "@sanity/icons/Clock";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const nextDatesSection = defineSection({
  name: "nextDatesSection",
  title: "Prochaines dates",
  icon: ClockIcon,
  fields: [
    defineField({
      name: "most",
      title: "Nombre de dates, au plus",
      description: "Après l’édition du programme : stages, portes ouvertes, présentations.",
      type: "number",
      initialValue: 3,
      validation: (rule) => rule.integer().min(0).max(12).error("De 0 à 12 dates."),
    }),
    defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] }),
  ],
});
