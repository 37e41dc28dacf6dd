import { listKinds, listsByAudience, listsByCamp } from "functions/live-list";
import { defineField, defineType } from "sanity";

import { audiences, list } from "../choices.ts";

export const liveList = defineType({
  name: "liveList",
  title: "Liste à jour",
  type: "object",
  description: "Une ligne par document publié : ce qui est ajouté, changé ou retiré suit de lui-même.",
  fields: [
    defineField({
      name: "of",
      title: "De quoi",
      type: "string",
      options: { list: list(listKinds), layout: "radio" },
      validation: (rule) => rule.required().error("Choisissez ce que montre la liste."),
    }),
    defineField({
      name: "audience",
      title: "Public",
      type: "string",
      options: { list: list(audiences), layout: "radio" },
      hidden: ({ parent }) => !listsByAudience.includes(parent?.of),
      validation: (rule) =>
        rule.custom((audience, { parent }) => {
          const { of } = parent as { of?: string };
          return Boolean(audience) || !listsByAudience.includes(of ?? "") || "De quel public ?";
        }),
    }),
    defineField({
      name: "camp",
      title: "D’un seul stage",
      description: "Vide : de tous.",
      type: "reference",
      to: [{ type: "camp" }],
      hidden: ({ parent, value }) => !listsByCamp.includes(parent?.of) && !value,
    }),
    defineField({
      name: "otherwise",
      title: "Tant que la liste est vide",
      description: "Ce qui est dit à sa place. Vide : rien.",
      type: "text",
      rows: 2,
    }),
  ],
  preview: {
    select: { of: "of", audience: "audience", camp: "camp.title" },
    prepare: ({ of, audience, camp }) => ({
      title: listKinds.find(({ value }) => value === of)?.title ?? "Liste",
      subtitle: audiences.find(({ value }) => value === audience)?.title ?? camp ?? "Liste à jour",
    }),
  },
});
