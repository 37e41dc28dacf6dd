import { defineField, defineType } from "sanity";

/** A Course entry of a page's structured data, and the price search engines read there. */
export const courseOffer = defineType({
  name: "courseOffer",
  title: "Offre pour les moteurs de recherche",
  type: "object",
  fields: [
    defineField({
      name: "page",
      title: "Page",
      type: "reference",
      to: [{ type: "page" }],
      validation: (rule) => rule.required().error("Sur quelle page ?"),
    }),
    defineField({
      name: "name",
      title: "Nom de la formation",
      type: "string",
      validation: (rule) => rule.required().error("Nommez la formation."),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required().error("Décrivez la formation."),
    }),
    defineField({
      name: "plan",
      title: "Formule",
      description: "Le prix lu par les moteurs est celui de cette formule.",
      type: "reference",
      to: [{ type: "plan" }],
      hidden: ({ parent }) => parent?.price != null,
    }),
    defineField({
      name: "price",
      title: "Autre prix (€)",
      description: "Seulement si ce prix n’est celui d’aucune formule.",
      type: "number",
      hidden: ({ parent }) => Boolean(parent?.plan),
      validation: (rule) => rule.positive().error("Un prix est positif."),
    }),
    defineField({
      name: "followsEdition",
      title: "Se suit dans une édition",
      description: "Les moteurs de recherche lisent alors les dates et les heures de l’édition.",
      type: "boolean",
      hidden: ({ parent }) => Boolean(parent?.plan),
    }),
    defineField({
      name: "duration",
      title: "Durée",
      type: "duration",
      validation: (rule) =>
        rule
          .required()
          .regex(/^P\d+[DWMY]$/)
          .error("Écrivez un nombre entier et choisissez l’unité."),
    }),
    defineField({
      name: "reason",
      title: "Pourquoi ce prix diffère",
      description: "Obligatoire quand le prix n’est celui d’aucune formule.",
      type: "text",
      rows: 2,
    }),
  ],
  validation: (rule) =>
    rule.custom((offer: { plan?: unknown; price?: number; reason?: string } | undefined) => {
      if (!offer) return true;
      if (!offer.plan && offer.price == null) return "Choisissez une formule ou écrivez un prix.";
      if (offer.price != null && !offer.reason) return "Dites pourquoi ce prix n’est celui d’aucune formule.";
      return true;
    }),
  preview: { select: { title: "name", subtitle: "plan.name" } },
});
