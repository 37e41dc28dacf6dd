import type { Schema, SchemaType } from "sanity";

import { datedFieldsOf } from "./datedFields.ts";

/** The types of documents that can stand in the calendar. */
export function plannedTypes(schema: Schema): SchemaType[] {
  return schema
    .getTypeNames()
    .map((name) => schema.get(name))
    .filter((type): type is SchemaType => type?.type?.name === "document" && datedFieldsOf(type).length > 0);
}
