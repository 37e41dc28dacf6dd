import { type Attributes, isObject } from "./document.ts";
import { isValidDocumentId } from "./documentId.ts";
import { mutationProblem } from "./problem.ts";

/** As hosted: https://www.sanity.io/docs/technical-limits */
const deepest = 20;
/** Names that would change how objects behave where documents are read. */
const reserved = new Set(["__proto__", "constructor", "prototype", "hasOwnProperty"]);

/** Throws unless `value` can be stored as a document. Its `_id` may be missing or end with a dot. */
export function checkDocument(
  value: unknown,
  index: number,
): asserts value is Attributes & { _type: string } {
  const invalid = (description: string) => mutationProblem(400, index, "validationError", description);
  if (!isObject(value)) throw invalid("A document must be an object");
  if (typeof value._type !== "string" || value._type === "") {
    throw invalid('A document must have a "_type" attribute, a string');
  }
  if (value._id !== undefined && typeof value._id !== "string")
    throw invalid('Attribute "_id" must be a string');
  checkValue(value, 0, invalid);
}

export function checkDocumentId(id: unknown, index: number): asserts id is string {
  if (isValidDocumentId(id)) return;
  throw mutationProblem(
    400,
    index,
    "validationError",
    `Invalid document ID ${JSON.stringify(id)?.slice(0, 200)}`,
  );
}

/** Throws if `value` nests too deep, uses a reserved attribute name or holds a number that JSON has not. */
export function checkValue(value: unknown, depth: number, invalid: (description: string) => Error): void {
  if (typeof value === "number" && !Number.isFinite(value)) throw invalid("A number is too large");
  if (typeof value !== "object" || value === null) return;
  if (depth > deepest) throw invalid(`Attributes are nested more than ${deepest} levels deep`);
  for (const [key, inner] of Object.entries(value)) {
    if (reserved.has(key)) throw invalid(`Invalid attribute name "${key}"`);
    checkValue(inner, depth + 1, invalid);
  }
}
