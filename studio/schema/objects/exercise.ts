import { defineArrayMember, defineField, defineType } from "sanity";

import { blanksFit } from "../blanks.ts";

/** A prompt that a visitor completes on the page of a block. */
export const exercise = defineType({
  name: "exercise",
  title: "Premier exercice",
  description: "Un prompt à compléter par quelques choix, que l’on copie ensuite. Vide : rien ne s’affiche.",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      type: "string",
      validation: (rule) => rule.required().error("Donnez un titre à l’exercice."),
    }),
    defineField({
      name: "intro",
      title: "Consigne",
      description: "En deux phrases : quoi faire, et dans quel outil coller le prompt.",
      type: "richText",
    }),
    defineField({
      name: "prompt",
      title: "Prompt",
      description: "Un trou s’écrit entre accolades : Une affiche de {sujet}, vue {cadrage}.",
      type: "text",
      rows: 4,
      validation: (rule) => rule.required().error("Écrivez le prompt."),
    }),
    defineField({
      name: "blanks",
      title: "Trous",
      description: "Pour chaque trou, les choix proposés ; le premier est choisi d’abord.",
      type: "array",
      of: [
        defineArrayMember({
          name: "blank",
          title: "Trou",
          type: "object",
          fields: [
            defineField({
              name: "name",
              title: "Nom",
              description: "Tel qu’il est écrit entre les accolades : sujet.",
              type: "string",
              validation: (rule) => rule.required().error("Nommez le trou comme dans le prompt."),
            }),
            defineField({
              name: "choices",
              title: "Choix",
              type: "array",
              of: [{ type: "string" }],
              validation: (rule) => [
                rule.required().min(2).max(6).error("De deux à six choix."),
                rule.unique().error("Deux choix sont les mêmes."),
              ],
            }),
          ],
          preview: {
            select: { name: "name", choices: "choices" },
            prepare: ({ name, choices }) => ({ title: name, subtitle: (choices ?? []).join(" · ") }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Au moins un trou, avec ses choix."),
    }),
    defineField({
      name: "reasons",
      title: "Pourquoi ce prompt fonctionne",
      type: "array",
      of: [{ type: "string" }],
      validation: (rule) => rule.required().min(1).error("Dites au moins une chose qui rend ce prompt bon."),
    }),
  ],
  validation: (rule) => rule.custom(blanksFit),
});
