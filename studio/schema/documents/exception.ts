import { defineField, defineType } from "sanity";

export const exception = defineType({
  name: "exception",
  title: "Exception acceptée",
  description: "Un montant, un horaire ou un nombre écrit en toutes lettres dans un texte, et accepté tel quel.",
  type: "document",
  fields: [
    defineField({ name: "text", title: "Texte accepté", description: "Tel qu’il est écrit : 2 400 €, 9h-16h…", type: "string", validation: (rule) => rule.required().error("Copiez le texte accepté.") }),
    defineField({
      name: "documents",
      title: "Dans",
      description: "Vide : dans tout le site.",
      type: "array",
      of: [{ type: "reference", weak: true, to: [{ type: "article" }, { type: "page" }, { type: "programmeBlock" }, { type: "faq" }, { type: "plan" }, { type: "testimonial" }, { type: "caseStudy" }, { type: "trainingModule" }, { type: "monthlyProgramme" }, { type: "camp" }, { type: "settings" }] }],
    }),
    defineField({ name: "reason", title: "Pourquoi", type: "text", rows: 3, validation: (rule) => rule.required().error("Écrivez pourquoi ce texte reste ainsi.") }),
  ],
  preview: { select: { title: "text", subtitle: "reason" } },
});
