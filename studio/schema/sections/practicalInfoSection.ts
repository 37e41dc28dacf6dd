import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const practicalInfoSection = defineSection({
  name: "practicalInfoSection",
  title: "Infos pratiques",
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: "items",
      title: "Infos",
      type: "array",
      of: [{ type: "card" }],
      validation: (rule) => rule.required().min(1).error("Au moins une info."),
    }),
  ],
});
