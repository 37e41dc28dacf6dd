import type { SchemaType } from "sanity";

/** Whether a type is the one of this name, or made from it. */
export function isA(type: SchemaType, name: string): boolean {
  // The Studio's own types end the chain with null.
  return type.name === name || (type.type != null && isA(type.type, name));
}
