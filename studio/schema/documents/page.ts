import { defineField, defineType } from "sanity";

import { sectionTypes } from "../sections/index.ts";
import { shownAtAddress } from "../shownAtAddress.ts";

export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  groups: [
    { name: "content", title: "Contenu", default: true },
    { name: "seo", title: "Moteurs de recherche" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      description: "Dans le Studio, l’onglet du navigateur et le fil d’Ariane.",
      type: "string",
      group: "content",
      validation: (rule) => rule.required().error("Donnez un titre à la page."),
    }),
    defineField({
      name: "path",
      title: "Adresse",
      description: "/tarifs, par exemple. La page d’accueil est /.",
      type: "slug",
      group: "content",
      options: {
        source: "title",
        slugify: (title) =>
          `/${title
            .normalize("NFD")
            .replace(/\p{M}/gu, "")
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, "-")
            .replace(/^-|-$/g, "")}`,
      },
      validation: (rule) => rule.required().custom(shownAtAddress("page")),
    }),
    defineField({
      name: "sections",
      title: "Sections",
      type: "array",
      group: "content",
      of: sectionTypes.map(({ name }) => ({ type: name })),
      options: { insertMenu: { views: [{ name: "list" }] } },
      validation: (rule) => rule.required().min(1).error("Une page a au moins une section."),
    }),
    defineField({ name: "seo", title: "Moteurs de recherche et partage", type: "seo", group: "seo" }),
  ],
  orderings: [{ name: "path", title: "Adresse", by: [{ field: "path.current", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "path.current" } },
});
