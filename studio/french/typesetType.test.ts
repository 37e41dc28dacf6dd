import { validateDocument, type ValidationClient } from "@sanity/validation";
import { createSchema, defineField, defineType, type SanityDocument } from "sanity";
import { expect, test } from "vitest";

import { schemaTypes } from "../schema/index.ts";
import { typesetType } from "./typesetType.ts";

const plan = defineType({
  name: "plan",
  title: "Formule : une offre",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Quel nom ?",
      description: "Vide : l’unité « mois ».",
      type: "string",
      options: { list: [{ value: "a : b", title: "Court : oui" }] },
      initialValue: "a : b",
      validation: (rule) => [
        rule.required().error("Quel nom ?"),
        rule.custom(() => "Ce nom : est-ce bien cela ?"),
        rule.custom(() => Promise.resolve({ message: "Ailleurs : non !", path: [] })),
      ],
    }),
  ],
  preview: { select: { title: "a : b" } },
});

test("what a form says is set as French is; what it stores and refuses stays", async () => {
  const set = typesetType(plan);
  expect(set).toMatchObject({
    title: "Formule\u00a0: une offre",
    fields: [
      {
        title: "Quel nom\u202f?",
        description: "Vide\u00a0: l’unité «\u00a0mois\u00a0».",
        options: { list: [{ value: "a : b", title: "Court\u00a0: oui" }] },
        initialValue: "a : b",
      },
    ],
    preview: { select: { title: "a : b" } },
  });
  const { markers } = await validateDocument({
    document: { _id: "a", _type: "plan" } as SanityDocument,
    schema: createSchema({ name: "test", types: [set] }),
    client: {} as ValidationClient,
    getDocumentExists: () => Promise.resolve(true),
  });
  expect(markers.map(({ message }) => message)).toEqual([
    "Quel nom\u202f?",
    "Ce nom\u00a0: est-ce bien cela\u202f?",
    "Ailleurs\u00a0: non\u202f!",
  ]);
});

test("the forms of the school are made of the same fields", () => {
  const named = (types: object[]) => JSON.stringify(types, (key, value) => (isSaid(key) ? undefined : value));
  const isSaid = (key: string) => key === "title" || key === "description";
  expect(named(schemaTypes.map(typesetType))).toBe(named(schemaTypes));
});
