import { BarChartIcon } from "@sanity/icons/BarChart";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const statisticsSection = defineSection({
  name: "statisticsSection",
  title: "Chiffres",
  icon: BarChartIcon,
  fields: [
    defineField({
      name: "figures",
      title: "Chiffres",
      type: "array",
      of: [{ type: "figure" }],
      validation: (rule) => rule.required().min(1).error("Au moins un chiffre."),
    }),
  ],
});
