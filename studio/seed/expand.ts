import { createHash } from "node:crypto";

import type { SchemaType } from "sanity";

import { isA } from "../schema/isA.ts";
import { markdownToBlocks } from "./markdown.ts";

type Fields = Record<string, unknown>;

export type Expansion = {
  /** Id of the document whose page has this path, for links to the site's own pages. */
  idAt: (path: string) => string | undefined;
};

/**
 * A seed value as the schema wants it stored: Markdown becomes Portable Text, an id a reference, a
 * string a slug, a path a link to its document, a picture's name the asset `sanity dataset import`
 * looks for; array members get keys that depend on their place.
 * @throws Error naming the place, on a field or a type the schema does not have.
 */
export function expand(value: unknown, type: SchemaType, place: string, how: Expansion): unknown {
  if (value === undefined || value === null) return undefined;
  if (isA(type, "reference")) {
    const { weak } = type as { weak?: boolean };
    return { _type: "reference", _ref: value, ...(weak && { _weak: true }) };
  }
  if (isA(type, "slug")) return { _type: "slug", current: value };
  if (type.jsonType === "array") return expandArray(value, type, place, how);
  if (type.jsonType === "object") return expandObject(value as Fields, type, place, how);
  return value;
}

function expandArray(value: unknown, type: SchemaType & { of: SchemaType[] }, place: string, how: Expansion) {
  const members = typeof value === "string" ? markdownToBlocks(value, keys(place)) : value;
  if (!Array.isArray(members)) throw new Error(`${place} : une liste est attendue.`);
  const key = keys(`${place}[]`);
  return members.map((member) => {
    const memberType = typeOfMember(member, type, place);
    const expanded = expand(member, memberType, `${place}.${member?._type ?? ""}`, how);
    return isFields(expanded) ? { _key: (member as Fields)._key ?? key(), ...expanded } : expanded;
  });
}

function typeOfMember(member: unknown, type: { of: SchemaType[] }, place: string): SchemaType {
  const wanted = isFields(member) ? member._type : undefined;
  const found = wanted ? type.of.find((candidate) => candidate.name === wanted) : type.of[0];
  if (!found) throw new Error(`${place} : le type « ${String(wanted)} » n’y a pas sa place.`);
  return found;
}

/** What every picture of the seed is unless it says otherwise: ours, seen from its centre. */
const ownPicture = {
  credit: "Composition originale IA4School",
  hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
};

function expandObject(value: Fields, type: SchemaType, place: string, how: Expansion): Fields {
  if (isA(type, "block")) return expandBlock(value, how);
  const { fields } = type as SchemaType & { fields: { name: string; type: SchemaType }[] };
  const known = new Map(fields.map((field) => [field.name, field.type]));
  const linked = known.has("to") && known.has("href") ? withDocument(value, how) : value;
  const whole = "picture" in value ? { ...ownPicture, ...linked } : linked;
  const entries = Object.entries(whole).map(([name, field]) => {
    if (name.startsWith("_")) return [name, field];
    if (name === "picture" && known.has("asset")) {
      return ["_sanityAsset", `image@file://./images/${String(field)}.png`];
    }
    const fieldType = known.get(name);
    if (!fieldType) throw new Error(`${place} : le champ « ${name} » n’existe pas.`);
    return [name, isReference(field) ? field : expand(field, fieldType, `${place}.${name}`, how)];
  });
  const named = type.name === "object" || type.name === "document" ? {} : { _type: type.name };
  return { ...named, ...Object.fromEntries(entries.filter(([, field]) => field !== undefined)) };
}

/** Links of a Portable Text block follow their page too. */
function expandBlock(block: Fields, how: Expansion): Fields {
  const markDefs = (block.markDefs ?? []) as Fields[];
  return { ...block, markDefs: markDefs.map((mark) => withDocument(mark, how)) };
}

function withDocument(link: Fields, how: Expansion): Fields {
  if (typeof link.href !== "string" || !link.href.startsWith("/")) return link;
  const [path = "/", anchor] = link.href.split("#");
  const id = how.idAt(path);
  if (!id) return link;
  const { href: _, ...rest } = link;
  return { ...rest, to: { _type: "reference", _ref: id }, ...(anchor && { anchor }) };
}

/** Keys that depend on the place and the order only, so that the same seed gives the same keys. */
function keys(place: string): () => string {
  let count = 0;
  return () => createHash("sha256").update(`${place}#${count++}`).digest("hex").slice(0, 12);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isReference(value: unknown): boolean {
  return isFields(value) && "_ref" in value;
}
