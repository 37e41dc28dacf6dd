import type { SchemaType } from "sanity";

import { type DatedField, datedFieldsOf } from "./datedFields.ts";

type Fields = { name: string; type: SchemaType }[];

/**
 * Asks for what stands in the calendar, published or as a draft: its dates, and what names it. A draft without a date is
 * read as well: it may have given one up.
 */
export function queryOf(types: SchemaType[]): string {
  const each = types.map(
    (type) => `_type == "${type.name}" => { ${[...datesOf(type), namesOf(type)].join(", ")} }`,
  );
  const dated = types.map((type) => `_type == "${type.name}" && (${hasDate(type)})`);
  const isDraft = '_id in path("drafts.**")';
  const ofDrafts = `${isDraft} => { "isOnline": count(*[_id == string::split(^._id, "drafts.")[1]]) > 0 }`;
  return `${plannedGroq(types)}[${[isDraft, ...dated].join(" || ")}]{ _id, _type, ${[ofDrafts, ...each].join(", ")} }`;
}

/** What could stand in the calendar. */
export function plannedGroq(types: SchemaType[]): string {
  return `*[_type in ${JSON.stringify(types.map(({ name }) => name))} && !(_id in path("versions.**"))]`;
}

function hasDate(type: SchemaType): string {
  const tests = datedFieldsOf(type).map(({ path, ofItem }) =>
    ofItem ? `count(${path.join(".")}[defined(${ofItem[0]})]) > 0` : `defined(${path.join(".")})`,
  );
  return [...new Set(tests)].join(" || ");
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

/** A path as previews write it, `camp.title`, as GROQ does; of what it refers to the draft is read, were it all there is. */
function followed(type: SchemaType | undefined, path: string): string {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return name;
  const field = (type as { fields?: Fields } | undefined)?.fields?.find((one) => one.name === name)?.type;
  if (field && "to" in field)
    return `coalesce(*[_id == "drafts." + ^.${name}._ref][0], ${name}->).${rest.join(".")}`;
  return `${name}.${followed(field, rest.join("."))}`;
}
