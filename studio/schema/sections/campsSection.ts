import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const campsSection = defineSection({
  name: "campsSection",
  title: "Stages",
  fields: [defineField({ name: "note", title: "Note", type: "richText" })],
});
