import { defineField, defineType, type InitialValueResolverContext } from "sanity";

import { apiVersion } from "../../apiVersion.ts";
import { editionTitle } from "../../calendar/editionTitle.ts";
import { beginsWithClass } from "../beginsWithClass.ts";
import { list } from "../choices.ts";
import { enrolments } from "../enrolments.ts";
import { endsAfter } from "../endsAfter.ts";
import { lastsAsProgramme } from "../lastsAsProgramme.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { writtenDays } from "../writtenDay.ts";
import { onCalendar } from "../calendarMeaning.ts";

const dateFormat = "DD/MM/YYYY";

const sameEdition = onlyOneWith(
  "firstDay",
  () => "Une autre édition commence le même jour, avec les mêmes cours : rien ne les distinguerait.",
  (edition) => ["day", "hours"].map((of) => `array::join(${edition}classes[].${of}, ",")`),
);

export const edition = defineType({
  name: "edition",
  title: "Édition du programme",
  description:
    "Une année du programme. Deux éditions peuvent se suivre : le site montre celle qui est en cours ou à venir.",
  type: "document",
  fields: [
    defineField({
      name: "firstDay",
      title: "Premier jour",
      description: "Les cours commencent ce jour-là, ou au premier jour de cours qui suit.",
      type: "date",
      options: onCalendar("starts", { dateFormat }),
      validation: (rule) => [
        rule.required().error("Quand commence cette édition ?"),
        rule.custom(sameEdition).warning(),
        rule.custom(beginsWithClass).warning(),
      ],
    }),
    defineField({
      name: "lastDay",
      title: "Dernier jour",
      type: "date",
      options: onCalendar("ends", { dateFormat }),
      validation: (rule) => [
        rule.required().error("Quand se termine cette édition ?"),
        rule.custom(endsAfter("firstDay")),
        rule.custom(lastsAsProgramme).warning(),
      ],
    }),
    defineField({
      name: "classes",
      title: "Cours de la semaine",
      description: "Les congés scolaires et les jours fériés sont retirés d’eux-mêmes.",
      type: "array",
      of: [{ type: "weeklyClass" }],
      // As they were: most often they stay.
      initialValue: (_: unknown, { getClient }: InitialValueResolverContext) =>
        getClient({ apiVersion })
          .withConfig({ perspective: "published" })
          .fetch<unknown[]>(`coalesce(*[_type == "edition"] | order(lastDay desc)[0].classes, [])`),
      validation: (rule) => [
        rule.required().min(1).error("Au moins un jour de cours."),
        rule.unique().warning("Ce cours est là deux fois : retirez-en un."),
      ],
    }),
    defineField({
      name: "enrolment",
      title: "Inscriptions",
      description: "Une fois le dernier jour passé, le site dit de lui-même que l’édition est terminée.",
      type: "string",
      options: { list: list(enrolments), layout: "radio" },
      initialValue: "closed",
      validation: (rule) => rule.required().error("Peut-on s’inscrire ?"),
    }),
    defineField({
      name: "places",
      title: "Places",
      description: "Facultatif : le nombre de places, pour toute l’édition.",
      type: "number",
      validation: (rule) => rule.integer().positive().error("Un nombre entier de places."),
    }),
  ],
  orderings: [{ name: "firstDay", title: "Date", by: [{ field: "firstDay", direction: "desc" }] }],
  preview: {
    select: { firstDay: "firstDay", lastDay: "lastDay", classes: "classes" },
    prepare: ({ firstDay, lastDay, classes }) => ({
      title: editionTitle({ firstDay, classes }),
      subtitle: writtenDays(firstDay, lastDay) ?? "Sans dates",
    }),
  },
});
