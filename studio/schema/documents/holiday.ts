import { schoolYearOf } from "functions/school-year";
import { defineField, defineType } from "sanity";

import { isDay } from "../../calendar/days.ts";
import { endsAfter } from "../endsAfter.ts";
import { lastsAtMost } from "../lastsAtMost.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { writtenDays } from "../writtenDay.ts";
import { onCalendar } from "../calendarMeaning.ts";

const sameHolidays = onlyOneWith(
  "start",
  () => "Ces vacances existent déjà : l’agenda les montrerait deux fois.",
  (holiday) => ["name", "end"].map((field) => holiday + field),
);

export const holiday = defineType({
  name: "holiday",
  title: "Vacances scolaires",
  description:
    "Publiées, elles retirent du calendrier les cours qui tombent pendant leurs jours, et paraissent dans l’agenda. Un jour de fermeture aussi : grève, tempête…",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Nom",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un nom à ces vacances."),
    }),
    defineField({
      name: "start",
      title: "Premier jour",
      type: "date",
      options: onCalendar("closes", { dateFormat: "DD/MM/YYYY" }),
      validation: (rule) => [
        rule.required().error("Quel est le premier jour ?"),
        rule.custom(sameHolidays).warning(),
      ],
    }),
    defineField({
      name: "end",
      title: "Dernier jour",
      type: "date",
      options: onCalendar("closedUntil", { dateFormat: "DD/MM/YYYY" }),
      validation: (rule) => [
        rule.required().error("Quel est le dernier jour ?"),
        rule.custom(endsAfter("start")),
        rule.custom(lastsAtMost("start", 70)).warning(),
      ],
    }),
  ],
  orderings: [{ name: "start", title: "Date", by: [{ field: "start", direction: "asc" }] }],
  preview: {
    select: { title: "name", start: "start", end: "end" },
    prepare: ({ title, start, end }) => ({
      title: [title ?? "Vacances", isDay(start) && schoolYearOf(start)].filter(Boolean).join(" "),
      subtitle: writtenDays(start, end) ?? "Sans dates",
    }),
  },
});
