import { defineField } from "sanity";

/** Marks content that the school must replace with its own before going live. */
export const sampleField = defineField({
  name: "sample",
  title: "Exemple à remplacer",
  description: "Contenu d’exemple : à remplacer par du vrai avant la mise en ligne.",
  type: "boolean",
  initialValue: false,
});
