import { defineField, defineType } from "sanity";

export const illustration = defineType({
  name: "illustration",
  title: "Image",
  type: "image",
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      title: "Texte alternatif",
      description: "Ce que montre l’image, pour qui ne la voit pas. Une phrase.",
      type: "string",
      validation: (rule) =>
        rule.custom((value, context) =>
          value || !(context.parent as { asset?: unknown } | undefined)?.asset
            ? true
            : "Décrivez l’image : ce texte est lu à voix haute aux personnes qui ne la voient pas.",
        ),
    }),
    defineField({ name: "caption", title: "Légende", type: "string" }),
    defineField({ name: "credit", title: "Crédit", type: "string" }),
  ],
});
