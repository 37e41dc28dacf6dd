import { defineField, defineType } from "sanity";

import { announcesDay } from "../announcesDay.ts";
import { onlyOneAtATime } from "../onlyOneAtATime.ts";
import { shownBetween } from "../shownBetween.ts";
import { whenShown } from "../whenShown.ts";

export const announcement = defineType({
  name: "announcement",
  title: "Annonce",
  description: "Publiée, elle se tient en haut de toutes les pages, de son premier à son dernier moment.",
  type: "document",
  fields: [
    defineField({
      name: "text",
      title: "Texte",
      description: "Une phrase, sans le lien.",
      type: "string",
      validation: (rule) => [
        rule.required().error("Écrivez l’annonce."),
        rule.max(140).error("Une annonce a 140 caractères au plus : elle se lit d’un coup d’œil."),
        rule.custom(announcesDay).warning(),
      ],
    }),
    defineField({ name: "action", title: "Lien", description: "Facultatif.", type: "action" }),
    ...shownBetween(),
  ],
  validation: (rule) => [
    rule
      .custom(
        (value) =>
          Boolean((value as { showUntil?: string } | undefined)?.showUntil) ||
          "Sans « Disparaît le », l’annonce reste jusqu’à ce que quelqu’un y pense.",
      )
      .warning(),
    rule.custom(onlyOneAtATime).warning(),
  ],
  orderings: [{ name: "from", title: "Date", by: [{ field: "showFrom", direction: "desc" }] }],
  preview: {
    select: { title: "text", showFrom: "showFrom", showUntil: "showUntil" },
    prepare: ({ title, ...times }) => ({
      title,
      subtitle: whenShown(times) ?? "En ligne dès la publication",
    }),
  },
});
