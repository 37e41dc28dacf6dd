import { createSchema, prepareForPreview, type SchemaType } from "sanity";
import { expect, test } from "vitest";

import { schemaTypes } from "./index.ts";

const schema = createSchema({ name: "default", types: schemaTypes });
const types = schemaTypes.filter((type) => "preview" in type).map(({ name }) => schema.get(name)!);

/** What a list shows of a value, of whose preview these parts are. */
function row(type: SchemaType, parts: Record<string, unknown>) {
  const select = type.preview?.select ?? {};
  const value = Object.fromEntries(Object.entries(parts).map(([part, stored]) => [select[part], stored]));
  return prepareForPreview({ _id: "x", _type: type.name, ...value }, type) as { title?: unknown };
}

test.each(types)("a row of $name into whose texts an import wrote something else is no warning", (type) => {
  const object = { text: "Un titre" };
  expect(row(type, { title: object, subtitle: object }).title).not.toBe("Invalid preview config");
});

test("a row says the texts that there are", () => {
  const [page, card] = ["page", "card"].map((name) => schema.get(name)!);
  expect(row(page!, { title: "Tarifs", path: "/tarifs" })).toMatchObject({ title: "Tarifs" });
  expect(row(card!, { title: "Atelier" })).toMatchObject({ title: "Atelier" });
});
