import { defineField, defineType } from "sanity";

const checkedTypes =
  "announcement article articleCategory camp caseStudy confirmation edition emailText faq faqCategory holiday monthlyProgramme page partner plan programmeBlock redirect session settings teamMember testimonial trainingModule".split(
    " ",
  );

export const exception = defineType({
  name: "exception",
  title: "Exception acceptée",
  description:
    "Un montant, un horaire ou un nombre que l’outil « Cohérence » signale, et que l’école garde tel quel.",
  type: "document",
  fields: [
    defineField({
      name: "text",
      title: "Texte accepté",
      description:
        "Tel qu’il est écrit : 2 400 €, 9h-16h… L’étoile vaut pour n’importe quel texte : « * € » accepte tous les montants d’un exemple chiffré, « * » tous les nombres, sauf ceux qui sont le prix d’une formule ou une donnée des réglages.",
      type: "string",
      validation: (rule) => rule.required().error("Copiez le texte accepté."),
    }),
    defineField({
      name: "documents",
      title: "Dans",
      description: "Vide : dans tout le site. Avec une étoile, nommez les documents.",
      type: "array",
      of: [{ type: "reference", weak: true, to: checkedTypes.map((type) => ({ type })) }],
      validation: (rule) =>
        rule.unique().custom((documents, { document }) => {
          const isPattern = (document as { text?: string } | undefined)?.text?.includes("*");
          return !isPattern || (documents?.length ?? 0) > 0 || "Avec une étoile, dites dans quels documents.";
        }),
    }),
    defineField({
      name: "reason",
      title: "Pourquoi",
      description: "Sans raison, rien n’est accepté.",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required().error("Écrivez pourquoi ce texte reste ainsi."),
    }),
  ],
  preview: { select: { title: "text", subtitle: "reason" } },
});
