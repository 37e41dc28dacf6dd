import { dayIn } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import { mostPeople } from "functions/quote";
import { defineField, defineType, type ConditionalPropertyCallback, type NumberRule } from "sanity";

import { baseId } from "../../baseId.ts";
import { nextPriceOf, priceOn } from "functions/next-price";
import { audiences, hues, list, pricedFor } from "../choices.ts";
import { installmentRules } from "../installmentRules.ts";
import { onlyOneWith } from "../onlyOneWith.ts";
import { byPlace, orderRank } from "../orderRank.ts";
import { priceComeRules } from "../priceComeRules.ts";
import { priceRules } from "../priceRules.ts";
import { savesSomething } from "../savesSomething.ts";
import { shownBetween } from "../shownBetween.ts";
import { usual } from "../usual.ts";
import { whenShown } from "../whenShown.ts";
import { writtenDay } from "../writtenDay.ts";
import { onCalendar } from "../calendarMeaning.ts";

const people = (rule: NumberRule) =>
  rule.integer().positive().max(mostPeople).error(`Un nombre entier de personnes, de 1 à ${mostPeople}.`);

const usualHours = usual({
  own: "hours",
  others: "hours",
  what: "La durée",
  written: (hours) => `${hours} heures`,
});

const sameName = onlyOneWith<string>(
  "name",
  () => "Une autre formule de ce public a ce nom : personne ne saurait laquelle choisir.",
  (plan) => [`coalesce(${plan}audience, ${plan}_id)`],
);

const onlyOnePopular = onlyOneWith<boolean>(
  "popular",
  (name) => `« ${name} » est déjà mise en avant pour ce public.`,
  (plan) => [`coalesce(${plan}audience, ${plan}_id)`],
);

/** Of an option nothing is shown of it; what is filled in all the same can be emptied. */
const ofPlansAlone: ConditionalPropertyCallback = ({ document, value }) =>
  document?.["kind"] === "option" && !value;

export const plan = defineType({
  name: "plan",
  title: "Formule",
  description:
    "Publiée, elle change son prix partout où il est inséré : pages, articles, réponses de l’assistant.",
  type: "document",
  groups: [
    { name: "price", title: "Prix", default: true },
    { name: "facts", title: "Pour combien, combien de temps" },
    { name: "text", title: "Textes" },
    { name: "look", title: "Présentation" },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Nom",
      type: "string",
      group: "price",
      validation: (rule) => [
        rule.required().error("Donnez un nom à la formule."),
        rule.custom(sameName).warning(),
      ],
    }),
    defineField({
      name: "price",
      title: "Prix (€)",
      description: "Laissez vide pour « Sur devis ».",
      type: "number",
      group: "price",
      validation: (rule) => [
        ...priceRules(rule),
        ...priceComeRules(rule),
        rule.custom(savesSomething).error(),
      ],
    }),
    defineField({
      name: "nextPrice",
      title: "Prochain prix",
      description: "Publiez dès maintenant : il remplace le prix le matin de son premier jour, partout.",
      type: "object",
      group: "price",
      options: { columns: 2 },
      fields: [
        defineField({ name: "amount", title: "Montant (€)", type: "number", validation: priceRules }),
        defineField({
          name: "from",
          title: "Premier jour",
          type: "date",
          options: onCalendar("changes", { dateFormat: "DD/MM/YYYY" }),
        }),
      ],
      validation: (rule) =>
        rule.custom(
          (next: { amount?: number; from?: string } | undefined) =>
            (next?.amount == null) === !next?.from ||
            "Écrivez le montant et son premier jour, ou videz les deux.",
        ),
    }),
    defineField({
      name: "from",
      title: "À partir de",
      description: "Affiche « À partir de » devant le prix.",
      type: "boolean",
      group: "price",
      initialValue: false,
    }),
    defineField({
      name: "period",
      title: "Unité",
      description: "Ce qui suit le prix : par mois, pour 3 mois, par élève…",
      type: "string",
      group: "price",
    }),
    defineField({
      name: "pricedFor",
      title: "Le prix vaut pour",
      description: "Le calcul selon le nombre de personnes en dépend.",
      type: "string",
      group: "price",
      options: { list: list(pricedFor), layout: "radio" },
      initialValue: "person",
      validation: (rule) => rule.required().error("Le prix d’une personne, ou du groupe ?"),
    }),
    defineField({
      name: "audience",
      title: "Public",
      type: "string",
      group: "price",
      options: { list: list(audiences), layout: "radio" },
      validation: (rule) => rule.required().error("Pour qui est cette formule ?"),
    }),
    defineField({
      name: "kind",
      title: "Sorte",
      type: "string",
      group: "price",
      options: {
        list: [
          { value: "plan", title: "Formule" },
          { value: "option", title: "Option en supplément" },
        ],
        layout: "radio",
      },
      initialValue: "plan",
      validation: (rule) => rule.required().error("Formule ou option ?"),
    }),
    defineField({
      name: "comparedTo",
      title: "Comparé à",
      description: "Le prix barré et l’économie sont calculés : le prix de cette formule, multiplié.",
      type: "object",
      group: "price",
      options: { columns: 2 },
      fields: [
        defineField({
          name: "plan",
          title: "Formule",
          type: "reference",
          to: [{ type: "plan" }],
          options: {
            filter: ({ document }) => ({
              filter: '!(_id in [$own, "drafts." + $own])',
              params: { own: baseId(document._id) },
            }),
          },
        }),
        defineField({
          name: "quantity",
          title: "Nombre de fois",
          type: "number",
          validation: (rule) => rule.integer().min(2).error("Au moins 2 fois."),
        }),
      ],
      validation: (rule) =>
        rule.custom((value: { plan?: { _ref?: string }; quantity?: number } | undefined, { document }) => {
          if (Boolean(value?.plan) !== (value?.quantity != null))
            return "Choisissez la formule et le nombre de fois, ou videz les deux.";
          return (
            !value?.plan ||
            value.plan._ref !== baseId(document?._id) ||
            "Une formule ne se compare pas à elle-même : choisissez-en une autre."
          );
        }),
    }),
    defineField({
      name: "showOriginal",
      title: "Afficher le prix barré",
      type: "boolean",
      group: "price",
      initialValue: false,
    }),
    defineField({
      name: "showSavingPercent",
      title: "Afficher l’économie en pour cent",
      type: "boolean",
      group: "price",
      initialValue: false,
    }),
    defineField({
      name: "installment",
      title: "Paiement échelonné",
      type: "object",
      group: "price",
      options: { columns: 2 },
      fields: [
        defineField({
          name: "count",
          title: "Nombre de mensualités",
          type: "number",
          validation: (rule) => rule.integer().min(2).error("Au moins 2 mensualités."),
        }),
        defineField({
          name: "amount",
          title: "Montant de chacune (€)",
          type: "number",
          validation: (rule) => rule.positive().error("Un montant est positif."),
        }),
      ],
      validation: installmentRules,
    }),
    defineField({
      name: "payment",
      title: "Modalité de paiement",
      description: "Ce qui suit les mensualités : sans frais, par domiciliation mensuelle…",
      type: "string",
      group: "price",
    }),
    defineField({
      name: "freeStart",
      title: "Pour commencer sans payer",
      description: "Un mois offert, un essai gratuit… Vide : rien ne s’affiche.",
      type: "string",
      group: "price",
    }),
    defineField({
      name: "discounts",
      title: "Remises",
      description: "Le tableau et le calcul sous les formules en viennent.",
      type: "array",
      of: [{ type: "discount" }],
      group: "price",
      validation: (rule) =>
        rule.custom((discounts: { from?: number }[] | undefined, { document }) => {
          if (discounts?.length && document?.["pricedFor"] === "group")
            return "Le prix vaut pour tout le groupe : une remise selon le nombre n’enlèverait rien. Videz les remises, ou indiquez le prix d’une personne.";
          const starts = (discounts ?? []).map(({ from }) => from);
          return new Set(starts).size === starts.length || "Deux remises commencent au même nombre.";
        }),
    }),
    defineField({
      name: "note",
      title: "Précision sur le prix",
      description: "Une phrase qui lève un doute, quand deux chiffres peuvent étonner.",
      type: "richText",
      group: "price",
    }),
    defineField({
      name: "duration",
      title: "Durée",
      type: "duration",
      group: "facts",
      validation: (rule) =>
        rule.regex(/^P\d+[DWMY]$/).error("Écrivez un nombre entier et choisissez l’unité."),
    }),
    defineField({
      name: "followsEdition",
      title: "Se suit dans une édition",
      description:
        "Le site montre alors à côté d’elle les dates de l’édition, et les pages des blocs proposent la moins chère.",
      type: "boolean",
      group: "facts",
      initialValue: false,
      hidden: ofPlansAlone,
    }),
    defineField({
      name: "hours",
      title: "Heures de formation",
      type: "number",
      group: "facts",
      validation: (rule) => [
        rule.positive().error("Un nombre d’heures est positif."),
        rule.custom(usualHours).warning(),
      ],
    }),
    defineField({
      name: "participants",
      title: "Participants, au plus",
      type: "number",
      group: "facts",
      validation: people,
    }),
    defineField({
      name: "minParticipants",
      title: "Participants, au moins",
      type: "number",
      group: "facts",
      validation: (rule) => [
        people(rule),
        rule.custom((least, { document }) => {
          const most = document?.["participants"] as number | undefined;
          return (
            !least ||
            !most ||
            least <= most ||
            `Au moins ${least}, et au plus ${most} : corrigez l’un ou l’autre.`
          );
        }),
      ],
    }),
    defineField({
      name: "followUp",
      title: "Suivi après la formation",
      type: "duration",
      group: "facts",
      validation: (rule) =>
        rule.regex(/^P\d+[DWMY]$/).error("Écrivez un nombre entier et choisissez l’unité."),
    }),
    defineField({ name: "subtitle", title: "Sous-titre", type: "string", group: "text" }),
    defineField({
      name: "description",
      title: "Description",
      type: "richText",
      group: "text",
      validation: (rule) => rule.required().error("Décrivez la formule."),
    }),
    defineField({
      name: "features",
      title: "Ce qui est compris",
      type: "array",
      of: [{ type: "string" }],
      group: "text",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: "cta",
      title: "Bouton",
      type: "action",
      group: "text",
      validation: (rule) =>
        rule.custom(
          (cta, { document }) =>
            Boolean(cta) ||
            document?.kind === "option" ||
            "Sans bouton, personne ne peut s’inscrire à cette formule : écrivez son texte et choisissez où il mène.",
        ),
    }),
    defineField({
      name: "popular",
      title: "Formule mise en avant",
      description: "Une seule par public.",
      type: "boolean",
      group: "look",
      initialValue: false,
      hidden: ofPlansAlone,
      validation: (rule) => rule.custom(onlyOnePopular),
    }),
    defineField({
      name: "highlight",
      title: "Étiquette",
      description: "Le plus choisi, Recommandé…",
      type: "string",
      group: "look",
    }),
    defineField({
      name: "color",
      title: "Couleur",
      type: "string",
      group: "look",
      options: { list: list(hues) },
      hidden: ofPlansAlone,
    }),
    ...shownBetween("look"),
    orderRank("plan"),
  ],
  orderings: [byPlace],
  preview: {
    select: {
      title: "name",
      price: "price",
      period: "period",
      audience: "audience",
      next: "nextPrice",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: ({ title, price: stored, period, audience, next, ...hours }) => {
      const today = dayIn(new Date());
      const plan = { price: stored, nextPrice: next };
      const [price, later] = [priceOn(plan, today), nextPriceOf(plan)];
      return {
        title,
        subtitle: [
          whenShown(hours),
          price === undefined ? "Sur devis" : `${inEuros(price)} ${period ?? ""}`.trim(),
          later && later.from > today && `${inEuros(later.amount)} dès le ${writtenDay(later.from)}`,
          audiences.find((a) => a.value === audience)?.title ?? "Sans public : ne paraît dans aucune liste",
        ]
          .filter(Boolean)
          .join(" · "),
      };
    },
  },
});
