import { expect, test } from "vitest";

import { settings } from "../singletons/settings.ts";
import { exception } from "./exception.ts";
import { documentTypes } from "./index.ts";

test("an exception may be made in every document that « Cohérence » reads", () => {
  const documents = exception.fields.find(({ name }) => name === "documents");
  const { of } = documents as unknown as { of: { to: { type: string }[] }[] };
  const read = [...documentTypes, settings].map(({ name }) => name).filter((name) => name !== "exception");
  expect(of[0]!.to.map(({ type }) => type).toSorted()).toEqual(read.toSorted());
});
