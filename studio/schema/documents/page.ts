import { defineField, defineType } from "sanity";

import { pathOf } from "../../addresses.ts";
import { alwaysShown } from "../alwaysShown.ts";
import { anchorsOnce } from "../anchorsOnce.ts";
import { keepsItsSection } from "../keepsItsSection.ts";
import { onlyOneForm } from "../onlyOneForm.ts";
import { sectionGroups } from "../sections/index.ts";
import { pictureOf } from "../sections/pictures.ts";
import { shownAtAddress } from "../shownAtAddress.ts";
import { shownBetween } from "../shownBetween.ts";
import { isOnlyOneAt } from "../isOnlyOneAt.ts";
import { mayMove } from "../mayMove.ts";
import { whenShown } from "../whenShown.ts";

export const page = defineType({
  name: "page",
  title: "Page",
  description: "Publiée, elle remplace aussitôt ce que voient les visiteurs à son adresse.",
  type: "document",
  groups: [
    { name: "content", title: "Contenu", default: true },
    { name: "seo", title: "Moteurs de recherche" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Titre",
      description:
        "Dans le Studio et le fil d’Ariane ; dans l’onglet du navigateur, sauf autre titre sous « Moteurs de recherche ». La navigation a ses propres mots, dans « Réglages ».",
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
      options: { source: "title", slugify: pathOf, isUnique: isOnlyOneAt },
      validation: (rule) => rule.required().custom(shownAtAddress("page")).custom(mayMove),
    }),
    defineField({
      name: "sections",
      title: "Sections",
      type: "array",
      group: "content",
      of: sectionGroups.flatMap(({ of }) => of.map((type) => ({ type }))),
      options: {
        insertMenu: {
          filter: true,
          groups: sectionGroups,
          views: [{ name: "grid", previewImageUrl: pictureOf }, { name: "list" }],
        },
      },
      validation: (rule) => [
        rule.required().min(1).error("Une page a au moins une section."),
        rule.custom(anchorsOnce),
        rule.custom(onlyOneForm),
        rule.custom(keepsItsSection),
      ],
    }),
    ...shownBetween("content"),
    defineField({ name: "seo", title: "Moteurs de recherche et partage", type: "seo", group: "seo" }),
  ],
  validation: (rule) => rule.custom(alwaysShown),
  orderings: [{ name: "path", title: "Adresse", by: [{ field: "path.current", direction: "asc" }] }],
  preview: {
    select: { title: "title", path: "path.current", showFrom: "showFrom", showUntil: "showUntil" },
    prepare: ({ title, path, showFrom, showUntil }) => ({
      title,
      subtitle: [whenShown({ showFrom, showUntil }), path].filter(Boolean).join(" · "),
    }),
  },
});
