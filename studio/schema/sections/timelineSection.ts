import { TimelineIcon } from "@sanity/icons/Timeline";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const timelineSection = defineSection({
  name: "timelineSection",
  title: "Calendrier mois par mois",
  icon: TimelineIcon,
  fields: [
    defineField({
      name: "entries",
      title: "Mois",
      type: "array",
      of: [{ type: "step" }],
      validation: (rule) => rule.required().min(2).error("Au moins deux mois."),
    }),
  ],
});
