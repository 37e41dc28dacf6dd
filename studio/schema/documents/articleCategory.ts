import { defineField, defineType } from "sanity";

import { addressOf, slugOf } from "../../addresses.ts";
import { byPlace, orderRank } from "../orderRank.ts";
import { isOnlyOneAt } from "../isOnlyOneAt.ts";
import { mayMove } from "../mayMove.ts";
import { shownAtAddress } from "../shownAtAddress.ts";

export const articleCategory = defineType({
  name: "articleCategory",
  title: "Catégorie d’articles",
  description: "Publiée, elle se choisit au-dessus des articles du blog, à sa place dans la liste.",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Nom",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un nom à la catégorie."),
    }),
    defineField({
      name: "slug",
      title: "Adresse",
      description: `outils donne ${addressOf({ _type: "articleCategory", slug: "outils" })}.`,
      type: "slug",
      options: { source: "title", slugify: slugOf, isUnique: isOnlyOneAt },
      validation: (rule) => rule.required().custom(shownAtAddress("articleCategory")).custom(mayMove),
    }),
    orderRank("articleCategory"),
  ],
  orderings: [byPlace],
  preview: { select: { title: "title" } },
});
