import { defineField, defineType } from "sanity";

import { noRedirectLoop } from "../noRedirectLoop.ts";

export const redirect = defineType({
  name: "redirect",
  title: "Redirection",
  type: "document",
  fields: [
    defineField({
      name: "from",
      title: "Ancienne adresse",
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .regex(/^\/[^\s?#]*$/)
          .error("Une adresse du site, qui commence par /."),
    }),
    defineField({
      name: "to",
      title: "Nouvelle adresse",
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .regex(/^(\/|https:\/\/)\S*$/)
          .error("Une adresse qui commence par / ou https://.")
          .custom(noRedirectLoop),
    }),
    defineField({ name: "permanent", title: "Définitive", type: "boolean", initialValue: true }),
  ],
  preview: { select: { title: "from", subtitle: "to" } },
});
