import { defineField, defineType } from "sanity";

import { addressOf, slugOf } from "../../addresses.ts";
import { dayIn } from "functions/brussels";
import { hasPicture } from "../hasPicture.ts";
import { notBeforeItsDay } from "../notBeforeItsDay.ts";
import { isOnlyOneAt } from "../isOnlyOneAt.ts";
import { mayMove } from "../mayMove.ts";
import { shownAtAddress } from "../shownAtAddress.ts";
import { shownBetween } from "../shownBetween.ts";
import { whenShown } from "../whenShown.ts";
import { writtenDay } from "../writtenDay.ts";
import { onCalendar } from "../calendarMeaning.ts";

export const article = defineType({
  name: "article",
  title: "Article",
  description: "Publié, il paraît sur le blog, dans le flux et dans la recherche ; l’assistant le lit aussi.",
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
      options: { source: "title", slugify: slugOf, isUnique: isOnlyOneAt },
      group: "meta",
      validation: (rule) => rule.required().custom(shownAtAddress("article")).custom(mayMove),
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
      validation: (rule) => [
        rule.required().error("Écrivez l’extrait."),
        rule.max(240).error("Un extrait de 240 caractères au plus."),
      ],
    }),
    defineField({
      name: "date",
      title: "Date",
      type: "date",
      initialValue: () => dayIn(new Date()),
      options: onCalendar("dated", { dateFormat: "DD/MM/YYYY" }),
      group: "meta",
      validation: (rule) => [rule.required().error("Datez l’article."), rule.custom(notBeforeItsDay)],
    }),
    ...shownBetween("meta"),
    defineField({
      name: "updated",
      title: "Mis à jour le",
      description:
        "Le jour où le fond du texte a changé ; la correction d’une coquille ne compte pas. Vide\u00a0: jamais.",
      type: "date",
      options: { dateFormat: "DD/MM/YYYY" },
      group: "meta",
      validation: (rule) => [
        rule.min(rule.valueOfField("date")).error("Un article se met à jour après sa parution."),
        rule
          .custom(
            (day?: string) =>
              !day || day <= dayIn(new Date()) || "Ce jour est à venir : l’année est-elle la bonne ?",
          )
          .warning(),
      ],
    }),
    defineField({
      name: "author",
      title: "Auteur",
      description: "Un membre de l’équipe ; vide, l’école signe.",
      type: "reference",
      to: [{ type: "teamMember" }],
      group: "meta",
    }),
    defineField({
      name: "category",
      title: "Catégorie",
      type: "reference",
      to: [{ type: "articleCategory" }],
      group: "meta",
      validation: (rule) => rule.required().error("Choisissez une catégorie."),
    }),
    defineField({
      name: "readTime",
      title: "Temps de lecture (minutes)",
      description: "Vide : le site le calcule, à 200 mots par minute.",
      type: "number",
      group: "meta",
      validation: (rule) => rule.integer().positive().error("Un nombre de minutes."),
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "illustration",
      group: "meta",
      validation: (rule) => [rule.required().error("Choisissez une image."), rule.custom(hasPicture)],
    }),
    defineField({
      name: "cta",
      title: "Bouton de fin",
      type: "action",
      group: "meta",
      validation: (rule) => rule.required().error("Où mène la fin de l’article ?"),
    }),
    defineField({
      name: "plan",
      title: "Formule proposée à la fin",
      description: "Son prix suit celui de la formule. Vide, la fin de l’article ne parle pas de prix.",
      type: "reference",
      to: [{ type: "plan" }],
      group: "meta",
    }),
    defineField({
      name: "related",
      title: "À lire ensuite",
      description: "Les articles du même sujet. Vide : les plus récents de la catégorie.",
      type: "array",
      of: [{ type: "reference", to: [{ type: "article" }] }],
      group: "meta",
      validation: (rule) => rule.max(3).unique().error("Trois articles au plus, chacun une fois."),
    }),
    defineField({ name: "seo", title: "Moteurs de recherche et partage", type: "seo", group: "seo" }),
  ],
  orderings: [{ name: "date", title: "Date, récents d’abord", by: [{ field: "date", direction: "desc" }] }],
  preview: {
    select: {
      title: "title",
      category: "category.title",
      date: "date",
      media: "image",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: ({ title, category, date, media, showFrom, showUntil }) => ({
      title,
      media,
      subtitle: [
        whenShown({ showFrom, showUntil }),
        date ? writtenDay(date) : "Sans date",
        category ?? "Sans catégorie",
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});
