import { defineField, defineType } from "sanity";

import { editionTitle } from "../../calendar/editionTitle.ts";
import { writtenDay } from "../writtenDay.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { isOfEdition } from "../isOfEdition.ts";
import { onCalendar } from "../calendarMeaning.ts";

const sameMonth = onlyOneWith<number>(
  "rank",
  (_, rank) => `Cette édition a déjà un mois ${rank} : le site montrerait les deux.`,
  (month) => [`coalesce(${month}edition._ref, ${month}_id)`],
);

export const monthlyProgramme = defineType({
  name: "monthlyProgramme",
  title: "Mois du programme",
  description:
    "Publié, il paraît dans l’agenda, dans le calendrier à télécharger et sur la page de son bloc.",
  type: "document",
  fields: [
    defineField({
      name: "edition",
      title: "Édition",
      type: "reference",
      to: [{ type: "edition" }],
      validation: (rule) => rule.required().error("De quelle édition est ce mois ?"),
    }),
    defineField({
      name: "rank",
      title: "Numéro du mois",
      type: "number",
      validation: (rule) => [
        rule.required().integer().min(1).max(12).error("Un numéro de mois, à partir de 1."),
        rule.custom(sameMonth).warning(),
      ],
    }),
    defineField({
      name: "start",
      title: "Premier jour",
      type: "date",
      options: onCalendar("starts", { dateFormat: "DD/MM/YYYY" }),
      validation: (rule) => [
        rule.required().error("Pour le calendrier : le premier jour du mois."),
        rule.custom(isOfEdition("ce mois n’en est pas, et le site ne le montre pas")).warning(),
      ],
    }),
    defineField({
      name: "block",
      title: "Bloc",
      description: "Il donne le titre, les outils et le projet du mois.",
      type: "reference",
      to: [{ type: "programmeBlock" }],
      validation: (rule) => rule.required().error("Quel bloc se suit ce mois-là ?"),
    }),
    defineField({
      name: "objective",
      title: "Objectif",
      type: "richText",
      validation: (rule) => rule.required().error("Écrivez l’objectif."),
    }),
    defineField({
      name: "workshop",
      title: "Atelier",
      type: "workshop",
      validation: (rule) => rule.required().error("Décrivez l’atelier du mois."),
    }),
  ],
  orderings: [{ name: "start", title: "Ordre des mois", by: [{ field: "start", direction: "asc" }] }],
  preview: {
    select: {
      rank: "rank",
      title: "block.title",
      start: "start",
      workshop: "workshop.name",
      firstDay: "edition.firstDay",
      classes: "edition.classes",
    },
    prepare: ({ rank, title, start, workshop, firstDay, classes }) => ({
      title: `${rank ?? "?"}. ${title ?? "Bloc à choisir"}`,
      subtitle: [
        start ? `dès le ${writtenDay(start)}` : "Sans premier jour",
        workshop ?? "Sans atelier",
      ].join(" · "),
      ...(firstDay && { description: editionTitle({ firstDay, classes }) }),
    }),
  },
});
