import { defineArrayMember, defineField, defineType } from "sanity";

export const table = defineType({
  name: "table",
  title: "Tableau",
  type: "object",
  fields: [
    // The editor's own name for it: 1 when the first row is the columns' titles.
    defineField({ name: "headerRows", type: "number", hidden: true, initialValue: 1 }),
    defineField({
      name: "rows",
      title: "Lignes",
      type: "array",
      of: [
        defineArrayMember({
          name: "row",
          title: "Ligne",
          type: "object",
          fields: [
            defineField({
              name: "cells",
              title: "Cellules",
              type: "array",
              of: [
                defineArrayMember({
                  name: "cell",
                  title: "Cellule",
                  type: "object",
                  fields: [defineField({ name: "value", title: "Texte", type: "richText" })],
                  preview: {
                    select: { value: "value" },
                    prepare: ({ value }) => ({ title: value?.[0]?.children?.[0]?.text || "…" }),
                  },
                }),
              ],
            }),
          ],
          preview: {
            select: { cells: "cells" },
            prepare: ({ cells }) => ({
              title: (cells ?? [])
                .map(
                  (cell: { value?: { children?: { text?: string }[] }[] }) =>
                    cell.value?.[0]?.children?.[0]?.text ?? "",
                )
                .join(" | "),
            }),
          },
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .error("Un tableau a une ligne de titres et au moins une ligne.")
          .custom((rows) => {
            const widths = new Set(
              (rows as { cells?: unknown[] }[] | undefined)?.map((row) => row.cells?.length ?? 0),
            );
            return widths.size <= 1 || "Toutes les lignes doivent avoir le même nombre de cellules.";
          }),
    }),
  ],
});
