import { defineField } from "sanity";

import { addressedTypes } from "../../addresses.ts";
import { leadsSomewhere } from "../safeHref.ts";

/** Where a link leads: a document of the site (its address may change, the link follows) or an address. */
export const linkFields = [
  defineField({
    name: "to",
    title: "Page du site",
    description: "Le lien suit la page si son adresse change.",
    type: "reference",
    to: addressedTypes.map((type) => ({ type })),
    hidden: ({ parent }) => Boolean(parent?.href && !parent?.to),
    // Not a rule of the whole link: a field that has rules of its own would do without its type's.
    validation: (rule) =>
      rule.custom((to, { parent }) =>
        to || (parent as { href?: string } | undefined)?.href
          ? true
          : "Choisissez une page du site ou écrivez une adresse.",
      ),
  }),
  defineField({
    name: "href",
    title: "Adresse",
    description:
      "Pour un autre site : https://… ; pour un e-mail : mailto:… ; pour un endroit de la page : #tarifs.",
    type: "string",
    hidden: ({ parent }) => Boolean(parent?.to),
    validation: (rule) =>
      rule.custom((value) =>
        !value || leadsSomewhere(value)
          ? true
          : "Cette adresse ne mène nulle part : elle doit commencer par / (un seul), #, https://, mailto: ou tel:.",
      ),
  }),
  defineField({
    name: "anchor",
    title: "Ancre",
    description: "Facultatif : l’endroit de la page, sans #.",
    type: "string",
    hidden: ({ parent }) => !parent?.to,
  }),
];
