import { defineField, defineType } from "sanity";

import { weekdays } from "functions/weekdays";
import { list } from "../choices.ts";
import { hoursRule } from "../hoursRule.ts";

export const weeklyClass = defineType({
  name: "weeklyClass",
  title: "Cours de la semaine",
  type: "object",
  fields: [
    defineField({
      name: "day",
      title: "Jour",
      type: "string",
      options: { list: list(weekdays) },
      validation: (rule) => rule.required().error("Quel jour de la semaine ?"),
    }),
    defineField({
      name: "hours",
      title: "Horaire",
      type: "hours",
      validation: (rule) => [rule.required().error("À quelles heures ?"), rule.custom(hoursRule)],
    }),
  ],
  preview: {
    select: { day: "day", hours: "hours" },
    prepare: ({ day, hours }) => ({
      title: weekdays.find(({ value }) => value === day)?.title ?? "Jour à choisir",
      subtitle: String(hours ?? ""),
    }),
  },
});
