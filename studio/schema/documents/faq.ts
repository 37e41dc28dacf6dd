import { defineField, defineType } from "sanity";

import { audiences, list } from "../choices.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { mayBeSaid } from "../mayBeSaid.ts";
import { byPlace, orderRank } from "../orderRank.ts";
import { shownBetween } from "../shownBetween.ts";
import { whenShown } from "../whenShown.ts";

/** As many as « Aussi demandé » holds: ten are typed by hand, what visitors asked comes on top. */
export const mostWordings = 60;

const sameQuestion = onlyOneWith(
  "question",
  () => "Cette question existe déjà : l’assistant aurait deux réponses. Complétez plutôt la première.",
);

export const faq = defineType({
  name: "faq",
  title: "Question fréquente",
  description: "Publiée, elle répond aussitôt dans le chat, et sur les pages où elle est placée.",
  type: "document",
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      validation: (rule) => [
        rule.required().error("Écrivez la question."),
        rule.custom(sameQuestion).warning(),
      ],
    }),
    defineField({
      name: "answer",
      title: "Réponse",
      description:
        "Courte, et d’abord la réponse. Insérez les prix, les données et les listes plutôt que de les taper.",
      type: "answer",
      validation: (rule) => rule.required().error("Écrivez la réponse."),
    }),
    defineField({
      name: "otherwise",
      title: "Réponse d’attente",
      description:
        "Dite à la place de la réponse tant que rien de ce qu’elle insère (donnée, prix, liste) n’a de valeur ; dès qu’il y en a une, la réponse reprend sa place d’elle-même.",
      type: "richText",
      validation: (rule) => rule.custom(mayBeSaid),
    }),
    defineField({
      name: "audience",
      title: "Public",
      description: "Vide : pour tous.",
      type: "string",
      options: { list: list(audiences), layout: "radio", direction: "horizontal" },
    }),
    defineField({ name: "category", title: "Thème", type: "reference", to: [{ type: "faqCategory" }] }),
    defineField({
      name: "assistantOnly",
      title: "Pour l’assistant seulement",
      description: "Ne se place sur aucune page.",
      type: "boolean",
      initialValue: false,
    }),
    defineField({
      name: "denial",
      title: "Dit ce que l’école ne publie pas",
      description:
        "Par exemple « La date n’est pas encore fixée ». L’assistant ajoute comment joindre une personne. S’il y a une réponse d’attente, cela ne vaut que pour elle ; sinon, dépubliez la question le jour où ce n’est plus vrai : « Cohérence » prévient de ce qui paraît entre-temps sous ce nom, et l’assistant propose les deux.",
      type: "boolean",
      initialValue: false,
    }),
    ...shownBetween(),
    defineField({
      name: "alsoAsked",
      title: "Aussi demandé",
      description:
        "D’autres façons de poser cette question, comme les visiteurs l’écrivent : courtes, longues, familières, en anglais ou en néerlandais. L’assistant les reconnaît ; les pages ne les montrent pas.",
      type: "array",
      of: [{ type: "string" }],
      validation: (rule) => [
        rule
          .max(mostWordings)
          .error(`${mostWordings} façons de demander suffisent : gardez les plus différentes.`),
        rule.unique().error("Chacune une seule fois."),
      ],
    }),
    orderRank("faq"),
  ],
  orderings: [
    {
      name: "category",
      title: "Thème",
      by: [{ field: "category.orderRank", direction: "asc" }, ...byPlace.by],
    },
    { name: "question", title: "Question", by: [{ field: "question", direction: "asc" }] },
  ],
  preview: {
    select: {
      title: "question",
      category: "category.title",
      assistantOnly: "assistantOnly",
      otherwise: "otherwise",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: ({ title, category, assistantOnly, otherwise, ...hours }) => ({
      title,
      subtitle: [
        whenShown(hours),
        category ?? "Sans thème",
        assistantOnly && "assistant seulement",
        otherwise?.length && "avec une réponse d’attente",
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});
