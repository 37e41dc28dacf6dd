import { workshopDurations } from "functions/workshop-durations";
import { defineField, defineType } from "sanity";

import { onCalendar } from "../calendarMeaning.ts";
import { list } from "../choices.ts";
import { isOfEdition } from "../isOfEdition.ts";

export const workshop = defineType({
  name: "workshop",
  title: "Atelier",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Nom",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un nom à l’atelier."),
    }),
    defineField({
      name: "duration",
      title: "Durée",
      type: "string",
      options: { list: list(workshopDurations) },
      validation: (rule) => rule.required().error("Choisissez la durée."),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "richText",
      validation: (rule) => rule.required().error("Décrivez l’atelier."),
    }),
    defineField({
      name: "period",
      title: "Période",
      description: "Telle qu’elle s’affiche : fin novembre…",
      type: "string",
      validation: (rule) => rule.required().error("Dites quand il a lieu."),
    }),
    defineField({
      name: "date",
      title: "Date",
      description: "Facultatif : le jour, pour le calendrier.",
      type: "date",
      options: onCalendar("starts", { dateFormat: "DD/MM/YYYY" }),
      validation: (rule) => rule.custom(isOfEdition("cet atelier n’en est pas")).warning(),
    }),
  ],
});
