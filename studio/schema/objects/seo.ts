import { defineField, defineType } from "sanity";

export const seo = defineType({
  name: "seo",
  title: "Moteurs de recherche et partage",
  type: "object",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      description: "Sans le nom de l’école, qui s’ajoute tout seul. À défaut : le titre de la page.",
      type: "string",
      validation: (rule) => rule.max(60).warning("Au-delà de 60 caractères, les moteurs coupent le titre."),
    }),
    defineField({
      name: "description",
      title: "Description",
      description: "Une ou deux phrases, montrées sous le titre dans les résultats.",
      type: "text",
      rows: 3,
      validation: (rule) =>
        rule.max(160).warning("Au-delà de 160 caractères, les moteurs coupent la description."),
    }),
    defineField({
      name: "image",
      title: "Image de partage",
      description: "À défaut, une image est composée avec le titre.",
      type: "illustration",
    }),
    defineField({
      name: "noIndex",
      title: "Cacher aux moteurs de recherche",
      type: "boolean",
      initialValue: false,
    }),
  ],
});
