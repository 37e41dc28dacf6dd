import { defineType } from "sanity";

import { linkFields } from "./linkFields.ts";

export const link = defineType({
  name: "link",
  title: "Lien",
  type: "object",
  fields: linkFields,
});
