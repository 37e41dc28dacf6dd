import { defineField, defineType } from "sanity";

import { campHasDates } from "../campHasDates.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { byPlace, orderRank } from "../orderRank.ts";
import { writtenDay } from "../writtenDay.ts";

const sameCamp = onlyOneWith(
  "title",
  () =>
    "Ce stage existe déjà : l’agenda montrerait les deux. Pour d’autres jours, changez ses vacances ou créez une « Date » de ce stage.",
);

export const camp = defineType({
  name: "camp",
  title: "Stage",
  description: "Publié, il paraît dans l’agenda avec ses dates ; l’assistant en parle.",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => [
        rule.required().error("Donnez un titre au stage."),
        rule.custom(sameCamp).warning(),
      ],
    }),
    defineField({
      name: "period",
      title: "Période",
      description: "Vacances de Noël…",
      type: "string",
      validation: (rule) => rule.required().error("Quand ?"),
    }),
    defineField({
      name: "duration",
      title: "Durée",
      description: "3 jours, 1 à 2 jours…",
      type: "string",
      validation: (rule) => rule.required().error("Combien de temps ?"),
    }),
    defineField({
      name: "level",
      title: "Niveau",
      description: "Tous niveaux, Débutant, Intermédiaire…",
      type: "string",
      validation: (rule) => rule.required().error("Pour quel niveau ?"),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "richText",
      validation: (rule) => rule.required().error("Décrivez le stage."),
    }),
    defineField({
      name: "holiday",
      title: "Vacances",
      description:
        "Le calendrier place le stage pendant ces vacances. Pour des jours précis, créez une « Date » de ce stage.",
      type: "reference",
      to: [{ type: "holiday" }],
      validation: (rule) => rule.custom(campHasDates).warning(),
    }),
    orderRank("camp"),
  ],
  orderings: [byPlace],
  preview: {
    select: { title: "title", period: "period", start: "holiday.start", level: "level" },
    prepare: ({ title, period, start, level }) => ({
      title,
      subtitle: [period, start ? `dès le ${writtenDay(start)}` : "Sans vacances", level]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});
