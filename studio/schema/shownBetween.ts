import { zone } from "functions/zone";
import { defineField } from "sanity";

import { onCalendar } from "./calendarMeaning.ts";
import { notPast } from "./notPast.ts";

const options = {
  dateFormat: "DD/MM/YYYY",
  timeFormat: "HH:mm",
  displayTimeZone: zone,
  allowTimeZoneSwitch: false,
};

const gone = "Ce moment est passé : cela disparaîtrait aussitôt publié. L’année est-elle la bonne ?";

/** From when and until when the site shows what is published. It sees to that itself, at the minute. */
export const shownBetween = (group?: string) => [
  defineField({
    name: "showFrom",
    title: "Paraît le",
    description: "Publiez dès maintenant : le site le montrera à ce moment. Vide : aussitôt publié.",
    type: "datetime",
    options: onCalendar("appears", options),
    ...(group && { group }),
  }),
  defineField({
    name: "showUntil",
    title: "Disparaît le",
    description: "Vide : reste en ligne.",
    type: "datetime",
    options: onCalendar("disappears", options),
    ...(group && { group }),
    validation: (rule) => [
      rule.custom((until: string | undefined, { parent }) => {
        const from = (parent as { showFrom?: string } | undefined)?.showFrom;
        return !until || !from || until > from || "Cela disparaîtrait avant de paraître.";
      }),
      rule.custom(notPast(gone)).warning(),
    ],
  }),
];
