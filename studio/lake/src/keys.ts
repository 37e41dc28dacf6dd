import { isDeepStrictEqual } from "node:util";
import { isObject, type LakeDocument, referencedIds } from "./document.ts";
import { publishedId } from "./documentId.ts";

/** What a query's answer depends on; a commit announces the same keys. */
export const anyDocument = "*";
/** One document, whatever of it. */
export const keyOfId = (id: string) => `id:${publishedId(id)}`;
/** Those of a type, whatever of them. */
export const keyOfType = (type: string) => `type:${type}`;
/** Those of a type that an attribute names so, whatever of them. */
export const keyOfNamed = (type: string, path: string[], name: string) =>
  `type:${type} ${path.join(".")}=${name}`;
/** Which of a type have an attribute, of some value or of any; without one, which there are. */
export const keyOfHaving = (type: string, path: string[] = [], name?: string) =>
  `of:${type} ${path.join(".")}${name === undefined ? "" : `=${name}`}`;
/** Which of a type refer to a document. */
export const keyOfReferring = (type: string, id: string) => `of:${type} ->${id}`;
/** What an attribute is in those of a type that stay. */
export const keyOfAttribute = (type: string, attribute: string) => `in:${type} ${attribute}`;
/** Longer texts have no key of their own. */
export const isName = (value: string | undefined) => value !== undefined && value.length <= 200;

/** The keys of all that a change of a document may change. */
export function keysOfChange(before: LakeDocument | null, after: LakeDocument | null): string[] {
  const states = [before, after].filter((document) => document !== null);
  const [had, has] = [before, after].map((document) => new Set(document ? havingKeys(document) : []));
  return [
    anyDocument,
    ...states.flatMap(({ _id, _type }) => [keyOfId(_id), keyOfType(_type)]),
    ...states.flatMap((document) =>
      namesIn(document).map(({ path, name }) => keyOfNamed(document._type, path, name)),
    ),
    ...onlyIn(had!, has!),
    ...onlyIn(has!, had!),
    ...(before && after && before._type === after._type ? attributeKeys(before, after) : []),
  ];
}

const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((key) => !other.has(key));

function havingKeys(document: LakeDocument): string[] {
  const { _type } = document;
  return [
    keyOfHaving(_type),
    ...Object.keys(document).map((attribute) => keyOfHaving(_type, [attribute])),
    ...namesIn(document).map(({ path, name }) => keyOfHaving(_type, path, name)),
    ...[...referencedIds(document, "all")].map((id) => keyOfReferring(_type, id)),
  ];
}

function attributeKeys(before: LakeDocument, after: LakeDocument): string[] {
  return Object.keys({ ...before, ...after })
    .filter((attribute) => !isDeepStrictEqual(before[attribute], after[attribute]))
    .map((attribute) => keyOfAttribute(after._type, attribute));
}

/** The texts by which an index may know a document. */
function namesIn(object: object, outer: string[] = []): Array<{ path: string[]; name: string }> {
  return Object.entries(object).flatMap(([attribute, value]: [string, unknown]) => {
    const path = [...outer, attribute];
    if (typeof value === "string") return isName(value) ? [{ path, name: value }] : [];
    return isObject(value) ? namesIn(value, path) : [];
  });
}
