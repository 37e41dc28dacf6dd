import { defineField, defineType } from "sanity";

import { addressOf } from "../../addresses.ts";
import { hues, list } from "../choices.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import type { SectionType } from "../sections/index.ts";
import { pictureOf } from "../sections/pictures.ts";
import { isOnlyOneAt } from "../isOnlyOneAt.ts";
import { mayMove } from "../mayMove.ts";
import { shownAtAddress } from "../shownAtAddress.ts";

const extraSections: SectionType[] = ["cardsSection", "proseSection", "checklistSection"];

export const programmeBlock = defineType({
  name: "programmeBlock",
  title: "Bloc",
  description: "Publié, il change sa page, la liste des blocs et les mois de l’agenda.",
  type: "document",
  groups: [
    { name: "block", title: "Le bloc", default: true },
    { name: "weeks", title: "Les semaines" },
    { name: "exercise", title: "Premier exercice" },
    { name: "project", title: "Le projet" },
    { name: "seo", title: "Moteurs de recherche" },
  ],
  fields: [
    defineField({
      name: "number",
      title: "Numéro",
      type: "number",
      group: "block",
      validation: (rule) => [
        rule.required().integer().min(1).error("Un numéro, à partir de 1."),
        rule.custom(
          onlyOneWith<number>("number", (title, number) => `« ${title} » a déjà le numéro ${number}.`),
        ),
      ],
    }),
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      group: "block",
      validation: (rule) => rule.required().error("Donnez un titre au bloc."),
    }),
    defineField({
      name: "slug",
      title: "Adresse",
      description: `bloc-1 donne ${addressOf({ _type: "programmeBlock", slug: "bloc-1" })}.`,
      type: "slug",
      options: { isUnique: isOnlyOneAt },
      group: "block",
      validation: (rule) => rule.required().custom(shownAtAddress("programmeBlock")).custom(mayMove),
    }),
    defineField({
      name: "duration",
      title: "Durée (semaines)",
      type: "number",
      group: "block",
      initialValue: 4,
      validation: (rule) => rule.required().integer().positive().error("Un nombre de semaines."),
    }),
    defineField({
      name: "lead",
      title: "Chapô",
      type: "richText",
      group: "block",
      validation: (rule) => rule.required().error("Présentez le bloc en quelques phrases."),
    }),
    defineField({ name: "image", title: "Image", type: "illustration", group: "block" }),
    defineField({
      name: "color",
      title: "Couleur",
      type: "string",
      group: "block",
      options: { list: list(hues) },
      validation: (rule) => rule.required().error("Choisissez la couleur du bloc."),
    }),
    defineField({
      name: "themes",
      title: "Thèmes",
      type: "array",
      of: [{ type: "string" }],
      group: "block",
      validation: (rule) => rule.required().min(1).error("Au moins un thème."),
    }),
    defineField({
      name: "objectives",
      title: "Objectifs",
      type: "array",
      of: [{ type: "string" }],
      group: "block",
      validation: (rule) => rule.required().min(1).error("Au moins un objectif."),
    }),
    defineField({
      name: "tools",
      title: "Outils",
      type: "array",
      of: [{ type: "string" }],
      group: "block",
      validation: (rule) => rule.required().min(1).error("Au moins un outil."),
    }),
    defineField({
      name: "skills",
      title: "Compétences",
      description: "Montrées par une section « Les blocs du programme » réglée sur « Les compétences ».",
      type: "array",
      of: [{ type: "string" }],
      group: "block",
      validation: (rule) => rule.required().min(1).error("Au moins une compétence."),
    }),
    defineField({
      name: "weeks",
      title: "Semaines",
      type: "array",
      of: [{ type: "week" }],
      group: "weeks",
      validation: (rule) => [
        rule.required().error("Décrivez les semaines du bloc."),
        rule.custom((weeks, { document }) => {
          const duration = document?.["duration"] as number | undefined;
          return (
            !weeks ||
            !duration ||
            weeks.length === duration ||
            `« Durée (semaines) » dit ${duration}, et il y en a ${weeks.length} ici : corrigez l’un ou l’autre.`
          );
        }),
      ],
    }),
    defineField({ name: "exercise", title: "Premier exercice", type: "exercise", group: "exercise" }),
    defineField({
      name: "project",
      title: "Projet final",
      description:
        "Ses premiers mots en gras disent ce qu’on y fabrique : le programme et le haut de la page les reprennent.",
      type: "richText",
      group: "project",
      validation: (rule) => rule.required().error("Décrivez le projet final."),
    }),
    defineField({
      name: "deliverables",
      title: "Livrables",
      type: "array",
      of: [{ type: "string" }],
      group: "project",
      validation: (rule) => rule.required().min(1).error("Au moins un livrable."),
    }),
    defineField({
      name: "extras",
      title: "Sections en plus",
      description: "Idées de projets, portfolio, démo publique…",
      type: "array",
      of: extraSections.map((type) => ({ type })),
      options: { insertMenu: { views: [{ name: "grid", previewImageUrl: pictureOf }, { name: "list" }] } },
      group: "project",
    }),
    defineField({
      name: "finalAction",
      title: "Bouton final",
      description: "À la place du bloc suivant, sous le dernier bloc ; sous un autre, il ne paraît pas.",
      type: "action",
      group: "project",
    }),
    defineField({ name: "seo", title: "Moteurs de recherche et partage", type: "seo", group: "seo" }),
  ],
  orderings: [{ name: "number", title: "Numéro", by: [{ field: "number", direction: "asc" }] }],
  preview: {
    select: { title: "title", number: "number", media: "image" },
    prepare: ({ title, number, media }) => ({
      title: [number && `${number}.`, title ?? "Bloc sans titre"].filter(Boolean).join(" "),
      media,
    }),
  },
});
