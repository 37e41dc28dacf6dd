import { SunIcon } from "@sanity/icons/Sun";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const campsSection = defineSection({
  name: "campsSection",
  title: "Stages",
  icon: SunIcon,
  fields: [defineField({ name: "note", title: "Note", type: "richText" })],
});
