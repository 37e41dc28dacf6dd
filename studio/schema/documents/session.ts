import { dayIn } from "functions/brussels";
import { askedInEuros } from "functions/in-euros";
import { sessionKinds } from "../sessionKinds.ts";
import { defineField, defineType } from "sanity";

import { priceOn } from "functions/next-price";
import { list } from "../choices.ts";
import { endsAfter } from "../endsAfter.ts";
import { sessionEnrolments } from "../enrolments.ts";
import { hoursRule } from "../hoursRule.ts";
import { lastsAtMost } from "../lastsAtMost.ts";
import { notPast } from "../notPast.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { priceRules } from "../priceRules.ts";
import { shownBetween } from "../shownBetween.ts";
import { whenShown } from "../whenShown.ts";
import { writtenDays } from "../writtenDay.ts";
import { onCalendar } from "../calendarMeaning.ts";

const dateFormat = "DD/MM/YYYY";

const isPaid = (kind: unknown) => kind === "camp" || kind === "bootcamp";
const euros = (price: unknown, from?: unknown) =>
  typeof price === "number" ? askedInEuros({ from: from === true }, price) : undefined;

const sameDate = onlyOneWith(
  "firstDay",
  () => "Une autre « Date » dit la même chose aux mêmes jours : le site montrerait les deux.",
  (date) => ["lastDay", "hours", "title", "camp._ref", "place"].map((field) => date + field),
);

export const session = defineType({
  name: "session",
  title: "Date",
  description: "Un stage, un bootcamp, une journée portes ouvertes ou une présentation, à une date.",
  type: "document",
  groups: [
    { name: "what", title: "Quoi", default: true },
    { name: "when", title: "Quand et où" },
    { name: "places", title: "Prix et places" },
  ],
  fields: [
    defineField({
      name: "kind",
      title: "Sorte",
      type: "string",
      group: "what",
      options: { list: list(sessionKinds), layout: "radio" },
      initialValue: "camp",
      validation: (rule) => rule.required().error("De quoi s’agit-il ?"),
    }),
    defineField({
      name: "camp",
      title: "Stage",
      description: "Le stage donne le titre, le niveau et la description.",
      type: "reference",
      to: [{ type: "camp" }],
      group: "what",
      hidden: ({ document, value }) => document?.kind !== "camp" && !value,
      validation: (rule) =>
        rule.custom(
          (camp, { document }) =>
            !camp ||
            document?.kind === "camp" ||
            "Seule une date de la sorte « Stage » est celle d’un stage : retirez-le, ou changez de sorte.",
        ),
    }),
    defineField({
      name: "title",
      title: "Titre",
      description: "Facultatif pour une date d’un stage : à la place du titre du stage.",
      type: "string",
      group: "what",
      validation: (rule) =>
        rule.custom(
          (title, { document }) => Boolean(title || document?.camp) || "Donnez un titre à cette date.",
        ),
    }),
    defineField({ name: "description", title: "Description", type: "richText", group: "what" }),
    defineField({
      name: "level",
      title: "Niveau",
      description: "Facultatif : à la place du niveau du stage.",
      type: "string",
      group: "what",
    }),
    defineField({
      name: "firstDay",
      title: "Premier jour",
      type: "date",
      group: "when",
      options: onCalendar("starts", { dateFormat }),
      validation: (rule) => [
        rule.required().error("Quel jour ?"),
        rule.custom(sameDate).warning(),
        rule.custom(notPast("Ce jour est passé : l’année est-elle la bonne ?")).warning(),
      ],
    }),
    defineField({
      name: "lastDay",
      title: "Dernier jour",
      description: "Vide : un seul jour.",
      type: "date",
      group: "when",
      options: onCalendar("ends", { dateFormat }),
      validation: (rule) => [
        rule.custom(endsAfter("firstDay")),
        rule.custom(lastsAtMost("firstDay", 14)).warning(),
      ],
    }),
    defineField({
      name: "hours",
      title: "Horaire",
      description: "Vide : l’horaire des ateliers et stages, dans les Réglages.",
      type: "hours",
      group: "when",
      validation: (rule) => rule.custom(hoursRule),
    }),
    defineField({
      name: "online",
      title: "En ligne",
      description: "Cette date se suit à distance.",
      type: "boolean",
      group: "when",
      initialValue: false,
    }),
    defineField({
      name: "place",
      title: "Lieu",
      description: "Vide : le lieu de l’école, ou « En ligne ».",
      type: "string",
      group: "when",
      validation: (rule) =>
        rule
          .custom(
            (place, { document }) =>
              document?.online === true ||
              !/en ligne|à distance/i.test(place ?? "") ||
              "Cochez « En ligne » : les moteurs de recherche y verraient sinon un endroit de ce nom.",
          )
          .warning(),
    }),
    defineField({
      name: "plan",
      title: "Formule",
      description: "La formule qui donne le prix. Ou le prix lui-même, ci-dessous.",
      type: "reference",
      to: [{ type: "plan" }],
      group: "places",
      validation: (rule) =>
        rule
          .custom((plan, { document }) => {
            return (
              !isPaid(document?.kind) ||
              Boolean(plan) ||
              document?.price != null ||
              "Sans formule ni prix, le site ne dit pas ce que coûte cette date."
            );
          })
          .warning(),
    }),
    defineField({
      name: "price",
      title: "Prix (€)",
      type: "number",
      group: "places",
      hidden: ({ document }) => Boolean(document?.plan),
      validation: priceRules,
    }),
    defineField({
      name: "priceNote",
      title: "Le prix vaut pour",
      description:
        "S’écrit juste après le prix : « par semaine », « par personne »… Laissé vide, l’unité de la formule.",
      type: "string",
      group: "places",
    }),
    defineField({
      name: "enrolment",
      title: "Inscriptions",
      description:
        "Une fois le dernier jour passé, le site dit de lui-même que c’est terminé. « Annulé » : barré dans l’agenda jusqu’à ce jour.",
      type: "string",
      group: "places",
      options: { list: list(sessionEnrolments), layout: "radio" },
      initialValue: "open",
      validation: (rule) => rule.required().error("Peut-on s’inscrire ?"),
    }),
    ...shownBetween("when"),
    defineField({
      name: "places",
      title: "Places",
      type: "number",
      group: "places",
      validation: (rule) => rule.integer().positive().error("Un nombre entier de places."),
    }),
  ],
  orderings: [{ name: "firstDay", title: "Date", by: [{ field: "firstDay", direction: "desc" }] }],
  preview: {
    select: {
      title: "title",
      camp: "camp.title",
      kind: "kind",
      price: "price",
      plan: "plan.name",
      planPrice: "plan.price",
      planFrom: "plan.from",
      next: "plan.nextPrice",
      enrolment: "enrolment",
      firstDay: "firstDay",
      lastDay: "lastDay",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: ({
      title,
      camp,
      kind,
      price,
      plan,
      planPrice,
      planFrom,
      next,
      enrolment,
      firstDay,
      lastDay,
      ...hours
    }) => ({
      title: String(title ?? camp ?? "Date sans titre"),
      subtitle: [
        whenShown(hours),
        writtenDays(firstDay, lastDay) ?? "Sans jour",
        (plan
          ? euros(priceOn({ price: planPrice, nextPrice: next }, dayIn(new Date())), planFrom)
          : euros(price)) ??
          (isPaid(kind) && "Sans prix"),
        enrolment !== "open" && sessionEnrolments.find(({ value }) => value === enrolment)?.title,
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});
