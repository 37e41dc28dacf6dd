import type { SchemaType } from "sanity";

import { type DatedField, datedFieldsOf } from "./datedFields.ts";

type Fields = { name: string; type: SchemaType }[];

/** Asks for the documents that can stand in the calendar, published ones and drafts: their dates, and what names them. */
export function queryOf(types: SchemaType[]): string {
  const each = types.map(
    (type) => `_type == "${type.name}" => { ${[...datesOf(type), namesOf(type)].join(", ")} }`,
  );
  const names = JSON.stringify(types.map(({ name }) => name));
  return `*[_type in ${names} && !(_id in path("versions.**"))]{ _id, _type, ${each.join(", ")} }`;
}

function datesOf(type: SchemaType): string[] {
  const byField = Map.groupBy(datedFieldsOf(type), ({ path, ofItem }) =>
    ofItem ? path.join(".") : path[0]!,
  );
  return [...byField].map(([field, dated]) => {
    const [first] = dated;
    if (first!.ofItem) return listOf(field, dated);
    return field;
  });
}

/** Of a list, the items that have a date. */
function listOf(path: string, dated: DatedField[]): string {
  const fields = [...new Set(dated.map(({ ofItem }) => ofItem![0]!))];
  const some = fields.map((field) => `defined(${field})`).join(" || ");
  return `"${path}": ${path}[${some}]{ _key, _type, title, ${fields.join(", ")} }`;
}

function namesOf(type: SchemaType): string {
  const select = Object.entries(type.preview?.select ?? {}).filter(([name]) => name !== "media");
  return `"names": { ${select.map(([name, path]) => `"${name}": ${followed(type, path)}`).join(", ")} }`;
}

/** A path as previews write it, `camp.title`, as GROQ does: `camp->title`. */
function followed(type: SchemaType | undefined, path: string): string {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return name;
  const field = (type as { fields?: Fields } | undefined)?.fields?.find((one) => one.name === name)?.type;
  const reference = field && "to" in field;
  return `${name}${reference ? "->" : "."}${followed(reference ? undefined : field, rest.join("."))}`;
}
