import { defineField, defineType } from "sanity";

import { addressOf } from "../../addresses.ts";
import { articleCategories, list } from "../choices.ts";
import { shownAtAddress } from "../shownAtAddress.ts";

export const article = defineType({
  name: "article",
  title: "Article",
  type: "document",
  groups: [
    { name: "text", title: "Texte", default: true },
    { name: "meta", title: "Fiche" },
    { name: "seo", title: "Moteurs de recherche" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      group: "text",
      validation: (rule) => rule.required().error("Donnez un titre à l’article."),
    }),
    defineField({
      name: "slug",
      title: "Adresse",
      description: `mon-article donne ${addressOf({ _type: "article", slug: "mon-article" })}.`,
      type: "slug",
      options: { source: "title" },
      group: "meta",
      validation: (rule) => [
        rule.required().error("Une adresse est nécessaire."),
        rule.custom(shownAtAddress("article")),
      ],
    }),
    defineField({
      name: "lead",
      title: "Chapô",
      type: "richText",
      group: "text",
      validation: (rule) => rule.required().error("Écrivez le chapô."),
    }),
    defineField({
      name: "body",
      title: "Texte",
      type: "body",
      group: "text",
      validation: (rule) => rule.required().error("Écrivez l’article."),
    }),
    defineField({
      name: "excerpt",
      title: "Extrait",
      description: "Montré sur la carte de l’article.",
      type: "text",
      rows: 3,
      group: "meta",
      validation: (rule) => rule.required().max(240).error("Un extrait de 240 caractères au plus."),
    }),
    defineField({
      name: "date",
      title: "Date",
      type: "date",
      options: { dateFormat: "DD/MM/YYYY" },
      group: "meta",
      validation: (rule) => rule.required().error("Datez l’article."),
    }),
    defineField({
      name: "category",
      title: "Catégorie",
      type: "string",
      options: { list: list(articleCategories), layout: "radio" },
      group: "meta",
      validation: (rule) => rule.required().error("Choisissez une catégorie."),
    }),
    defineField({
      name: "readTime",
      title: "Temps de lecture (minutes)",
      description: "Environ 200 mots par minute.",
      type: "number",
      group: "meta",
      validation: (rule) => rule.required().integer().positive().error("Un nombre de minutes."),
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "illustration",
      group: "meta",
      validation: (rule) => rule.required().error("Choisissez une image."),
    }),
    defineField({
      name: "cta",
      title: "Bouton de fin",
      type: "action",
      group: "meta",
      validation: (rule) => rule.required().error("Où mène la fin de l’article ?"),
    }),
    defineField({ name: "seo", title: "Moteurs de recherche et partage", type: "seo", group: "seo" }),
  ],
  orderings: [{ name: "date", title: "Date, récents d’abord", by: [{ field: "date", direction: "desc" }] }],
  preview: { select: { title: "title", subtitle: "category", media: "image" } },
});
