import { defineField, defineType } from "sanity";

import { audiences, facts, legalFacts, onePerson } from "../choices.ts";
import { hoursRule } from "../hoursRule.ts";
import { plainParagraphs } from "../objects/richText.ts";

export const settings = defineType({
  name: "settings",
  title: "Réglages",
  description:
    "Publiés, ils changent aussitôt tout le site : coordonnées, horaires, navigation, données insérées.",
  type: "document",
  groups: [
    { name: "school", title: "École", default: true },
    { name: "navigation", title: "Navigation" },
    { name: "chat", title: "Assistant" },
    { name: "search", title: "Moteurs de recherche" },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Nom de l’école",
      description: "Ajouté au titre de chaque page.",
      type: "string",
      group: "school",
      validation: (rule) => rule.required().error("Écrivez le nom de l’école."),
    }),
    defineField({
      name: "description",
      title: "L’école en une phrase",
      type: "text",
      rows: 2,
      group: "school",
      validation: (rule) => rule.required().error("Présentez l’école."),
    }),
    defineField({
      name: "contact",
      title: "Coordonnées",
      type: "object",
      group: "school",
      validation: (rule) => rule.required(),
      fields: [
        defineField({
          name: "email",
          title: "E-mail",
          type: "string",
          validation: (rule) => rule.required().email().error("Écrivez une adresse e-mail."),
        }),
        defineField({
          name: "phone",
          title: "Téléphone",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez le numéro de téléphone."),
        }),
        defineField({
          name: "street",
          title: "Rue et numéro",
          description: "Vide : seule la ville est montrée.",
          type: "string",
        }),
        defineField({ name: "postalCode", title: "Code postal", type: "string" }),
        defineField({
          name: "city",
          title: "Ville",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez la ville."),
        }),
        defineField({
          name: "place",
          title: "Lieu",
          description: "Comment on le dit : centre-ville de Bruxelles.",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez le lieu."),
        }),
        defineField({
          name: "sample",
          title: "Exemple à remplacer",
          description: "E-mail et téléphone d’exemple : à remplacer avant la mise en ligne.",
          type: "boolean",
          initialValue: false,
        }),
      ],
    }),
    defineField({
      name: "facts",
      title: "Données de l’école",
      description: "Écrites une fois ici, insérées partout.",
      type: "object",
      group: "school",
      validation: (rule) => rule.required(),
      fieldsets: [
        {
          name: "legal",
          title: "Mentions légales et confidentialité",
          description: "Sans valeur, la ligne n’est pas montrée, et « Avant la mise en ligne » la réclame.",
          options: { collapsible: true },
        },
      ],
      fields: [
        ...facts.map((fact) =>
          defineField({
            name: fact.value,
            title: fact.title,
            description: `Par exemple : ${fact.example}`,
            // Both are stored as text.
            type: ("hours" in fact ? "hours" : "string") as "string",
            validation: (rule) => [
              rule.required().error("Cette donnée est insérée dans les textes."),
              ...("hours" in fact ? [rule.custom(hoursRule)] : []),
            ],
          }),
        ),
        ...legalFacts.map((fact) =>
          defineField({
            name: fact.value,
            title: fact.title,
            description: `Par exemple : ${fact.example}`,
            type: "string",
            fieldset: "legal",
          }),
        ),
      ],
    }),
    defineField({
      name: "people",
      title: "Une personne, par public",
      description: "Le mot des tableaux et des calculs de prix, avec « un » ou « une » : une élève.",
      type: "object",
      group: "school",
      options: { columns: 3 },
      fields: audiences.map(({ value, title, one }) =>
        defineField({
          name: value,
          title,
          type: "string",
          placeholder: one,
          validation: (rule) =>
            rule
              .regex(onePerson)
              .error("Écrivez « un » ou « une », et un seul mot dont le pluriel prend un s : une élève."),
        }),
      ),
    }),
    defineField({
      name: "bookingUrl",
      title: "Réservation d’un appel",
      description: "Adresse du service de rendez-vous. Vide : le lien n’est pas montré.",
      type: "url",
      group: "school",
    }),
    defineField({
      name: "resourcesUrl",
      title: "Ressources partagées",
      description:
        "Adresse du dossier partagé. Vide : le bouton reste, et dit que le dossier n’est pas en ligne.",
      type: "url",
      group: "school",
    }),
    defineField({
      name: "social",
      title: "Réseaux sociaux",
      type: "array",
      group: "school",
      of: [
        {
          type: "object",
          name: "socialLink",
          title: "Réseau",
          fields: [
            defineField({
              name: "network",
              title: "Réseau",
              type: "string",
              options: { list: ["LinkedIn", "Instagram", "Facebook", "YouTube", "TikTok"] },
              validation: (rule) => rule.required().error("Quel réseau ?"),
            }),
            defineField({
              name: "url",
              title: "Adresse",
              description: "Vide : le réseau n’est pas montré.",
              type: "url",
            }),
          ],
          preview: { select: { title: "network", subtitle: "url" } },
        },
      ],
    }),
    defineField({
      name: "navigation",
      title: "Barre de navigation",
      type: "array",
      of: [{ type: "action" }],
      group: "navigation",
      validation: (rule) => rule.required().min(1).error("Au moins un lien."),
    }),
    defineField({
      name: "navigationButton",
      title: "Bouton de la barre",
      type: "action",
      group: "navigation",
      validation: (rule) => rule.required().error("Où mène le bouton ?"),
    }),
    defineField({
      name: "families",
      title: "Entrée des familles",
      description:
        "Sous la barre, et dans le menu d’un téléphone : l’âge, les jours de cours et la prochaine rentrée y sont ajoutés. Vide : rien n’est montré.",
      type: "object",
      group: "navigation",
      fields: [
        defineField({
          name: "title",
          title: "À qui elle s’adresse",
          description: "Par exemple : Parents, élèves.",
          type: "string",
        }),
        defineField({ name: "links", title: "Liens", type: "array", of: [{ type: "action" }] }),
      ],
    }),
    defineField({
      name: "footer",
      title: "Pied de page",
      type: "object",
      group: "navigation",
      validation: (rule) => rule.required(),
      fields: [
        defineField({ name: "text", title: "Texte", type: "string" }),
        defineField({ name: "links", title: "Liens", type: "array", of: [{ type: "action" }] }),
        defineField({ name: "legal", title: "Liens légaux", type: "array", of: [{ type: "action" }] }),
        defineField({
          name: "copyright",
          title: "Copyright",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez la ligne de copyright."),
        }),
        defineField({
          name: "poweredBy",
          title: "Ligne « propulsé par »",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez la ligne."),
        }),
      ],
    }),
    defineField({
      name: "notFound",
      title: "Page introuvable",
      type: "object",
      group: "navigation",
      validation: (rule) => rule.required(),
      fields: [
        defineField({
          name: "title",
          title: "Titre",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez le titre."),
        }),
        defineField({ name: "content", title: "Texte", type: "richText" }),
        defineField({
          name: "homeLabel",
          title: "Lien vers l’accueil",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez le texte du lien."),
        }),
      ],
    }),
    defineField({
      name: "chat",
      title: "Assistant",
      type: "object",
      group: "chat",
      validation: (rule) => rule.required(),
      fields: [
        defineField({
          name: "answers",
          title: "L’assistant répond",
          description:
            "Désactivé et publié : son bouton disparaît de toutes les pages en quelques secondes ; où le chat est déjà ouvert, il se dit hors service.",
          type: "boolean",
          initialValue: true,
        }),
        defineField({
          name: "greeting",
          title: "Message d’accueil",
          type: "text",
          rows: 3,
          validation: (rule) => rule.required().error("Écrivez le message d’accueil."),
        }),
        defineField({
          name: "placeholder",
          title: "Texte du champ vide",
          type: "string",
          validation: (rule) => rule.required().error("Écrivez le texte du champ."),
        }),
        defineField({
          name: "suggestions",
          title: "Questions proposées",
          type: "array",
          of: [{ type: "string" }],
        }),
        defineField({
          name: "unknown",
          title: "Quand il ne sait pas",
          description:
            "Dit après « Je ne sais pas » : à qui s’adresser, et comment. Insérez-y les données de l’école ; sans valeur, leur paragraphe n’est pas dit.",
          type: "array",
          of: plainParagraphs,
        }),
        defineField({
          name: "keepsQuestions",
          title: "Garder les questions sans réponse",
          description:
            "Sans nom, adresse ni numéro, pour l’outil « Questions » ; celles qui ne reviennent plus finissent par s’effacer. Désactivé : rien de nouveau n’est gardé, et le chat ne demande plus si une réponse a aidé.",
          type: "boolean",
          initialValue: true,
        }),
        defineField({
          name: "checksFigures",
          title: "Ne montrer que des chiffres publiés",
          description:
            "Ne concerne qu’un assistant relié à un modèle d’IA. Activé : si le modèle cite un chiffre absent du site, sa réponse n’est pas montrée, celle de l’école la remplace ; chaque réponse attend alors d’être complète, quelques secondes. Désactivé : elle s’affiche mot à mot, et l’écart est seulement noté dans le journal du serveur.",
          type: "boolean",
          initialValue: false,
        }),
        defineField({
          name: "instructions",
          title: "Consignes",
          description: "Données au modèle d’IA, quand l’assistant en a un.",
          type: "text",
          rows: 8,
        }),
        defineField({
          name: "synonyms",
          title: "Synonymes",
          description: "Des mots que l’assistant tient pour équivalents : tarif, prix, coût, combien.",
          type: "array",
          of: [
            {
              type: "object",
              name: "synonyms",
              title: "Synonymes",
              fields: [
                defineField({
                  name: "words",
                  title: "Mots",
                  type: "array",
                  of: [{ type: "string" }],
                  options: { layout: "tags" },
                  validation: (rule) => rule.required().min(2).unique().error("Au moins deux mots."),
                }),
              ],
              preview: {
                select: { words: "words" },
                prepare: ({ words }) => ({ title: (words ?? []).join(", ") }),
              },
            },
          ],
        }),
      ],
    }),
    defineField({
      name: "courses",
      title: "Offres de formation",
      description: "Ce que les moteurs de recherche lisent comme cours et comme prix.",
      type: "array",
      of: [{ type: "courseOffer" }],
      group: "search",
    }),
    defineField({
      name: "shareImage",
      title: "Image de partage par défaut",
      type: "illustration",
      group: "search",
    }),
  ],
  preview: { select: { title: "name" }, prepare: () => ({ title: "Réglages" }) },
});
