import { defineType } from "sanity";

import { linkFields } from "./linkFields.ts";

export const link = defineType({
  name: "link",
  title: "Lien",
  type: "object",
  fields: linkFields,
  validation: (rule) =>
    rule.custom((value: { to?: unknown; href?: unknown } | undefined) =>
      value?.to || value?.href ? true : "Choisissez une page du site ou écrivez une adresse.",
    ),
});
