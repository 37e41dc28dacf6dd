import { defineField, defineType } from "sanity";

/** What every browser shows. The lake takes more, and the site asks for no other. */
const formats = ["png", "jpeg", "webp", "avif", "gif", "svg+xml"];

export const illustration = defineType({
  name: "illustration",
  title: "Image",
  type: "image",
  options: { hotspot: true, accept: formats.map((format) => `image/${format}`).join(",") },
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
