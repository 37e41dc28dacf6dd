import { checkDocument, checkDocumentId, checkValue } from "./checkDocument.ts";
import { type Attributes, isObject, type LakeDocument } from "./document.ts";
import { applyPatch } from "./patch.ts";
import { badRequest, mutationProblem } from "./problem.ts";
import { type Transaction, randomId } from "./transaction.ts";

type Operation = "create" | "update" | "delete" | "none";
export type MutationResult = { id: string; operation: Operation };

export type MutationContext = {
  transaction: Transaction;
  autoGenerateArrayKeys: boolean;
  /** The ids a mutation's `query` selected when the request arrived, by the mutation's place in it. */
  selectedIds: ReadonlyMap<number, string[]>;
};

type Apply = (body: unknown, index: number, context: MutationContext) => MutationResult[];

const kinds: Record<string, Apply> = {
  create: (body, index, context) => [create(body, index, context, "create")],
  createOrReplace: (body, index, context) => [create(body, index, context, "createOrReplace")],
  createIfNotExists: (body, index, context) => [create(body, index, context, "createIfNotExists")],
  delete: remove,
  patch,
};

/** The mutations of a request body, each an object with one known kind. */
export function parseMutations(body: unknown): Array<[kind: string, body: unknown]> {
  const mutations = isObject(body) ? body.mutations : undefined;
  if (!Array.isArray(mutations)) throw badRequest('The body must have an array "mutations"');
  return mutations.map((mutation, index) => {
    const [entry, ...others] = isObject(mutation) ? Object.entries(mutation) : [];
    if (!entry || others.length > 0) {
      throw mutationProblem(
        400,
        index,
        "validationError",
        "A mutation is an object with exactly one key, its kind",
      );
    }
    if (!Object.hasOwn(kinds, entry[0])) {
      throw mutationProblem(400, index, "validationError", `Unknown mutation kind "${entry[0]}"`);
    }
    return entry;
  });
}

export function applyMutation(
  kind: string,
  body: unknown,
  index: number,
  context: MutationContext,
): MutationResult[] {
  return kinds[kind]?.(body, index, context) ?? [];
}

function create(body: unknown, index: number, context: MutationContext, kind: string): MutationResult {
  checkDocument(body, index);
  const { transaction } = context;
  const id = completeId(body._id as string | undefined);
  checkDocumentId(id, index);
  const existing = transaction.get(id);
  if (existing && kind === "createIfNotExists") return { id, operation: "none" };
  if (existing && kind === "create") {
    throw mutationProblem(409, index, "documentAlreadyExistsError", `Document by ID "${id}" already exists`, {
      id,
    });
  }
  const replaced = existing?._type === body._type ? existing : null;
  const document = stamped({ ...body, _id: id, _type: body._type }, transaction, replaced);
  if (context.autoGenerateArrayKeys) addArrayKeys(document);
  transaction.put(document, { [kind]: document }, index);
  return { id, operation: existing ? "update" : "create" };
}

/** `x.` asks for a generated id that starts so. */
const completeId = (id: string | undefined) => (!id || id.endsWith(".") ? `${id ?? ""}${randomId(16)}` : id);

export function stamped(
  attributes: Attributes & { _id: string; _type: string },
  transaction: Transaction,
  existing?: LakeDocument | null,
): LakeDocument {
  const { _createdAt, _updatedAt } = attributes;
  const { timestamp } = transaction;
  return {
    ...attributes,
    _createdAt: isDate(_createdAt) ? _createdAt : (existing?._createdAt ?? timestamp),
    _updatedAt: isDate(_updatedAt) && !existing ? _updatedAt : timestamp,
    _rev: transaction.id,
  };
}

const isDate = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

function remove(
  body: unknown,
  index: number,
  { transaction, selectedIds }: MutationContext,
): MutationResult[] {
  return selectionOf(body, index, selectedIds).flatMap((id) => {
    const existing = transaction.get(id);
    checkRevision(expectedRevision(body as Attributes), existing, id, index);
    if (!existing) return [];
    transaction.remove(id, { delete: { id } }, index);
    if ((body as Attributes).purge === true) transaction.purge(id);
    return [{ id, operation: "delete" as const }];
  });
}

function patch(body: unknown, index: number, context: MutationContext): MutationResult[] {
  const { transaction } = context;
  checkValue(body, 0, (description) => mutationProblem(400, index, "validationError", description));
  return selectionOf(body, index, context.selectedIds).map((id) => {
    const operations = body as Attributes;
    const existing = transaction.get(id);
    if (!existing) {
      const description = `The document with the ID "${id}" was not found`;
      throw mutationProblem(409, index, "documentNotFoundError", description, { id });
    }
    checkRevision(expectedRevision(operations), existing, id, index);
    const patched = applyPatch(existing, operations, index);
    if (context.autoGenerateArrayKeys) addArrayKeys(patched);
    const { query: _query, params: _params, ...rest } = operations;
    const document = {
      ...patched,
      _createdAt: existing._createdAt,
      _updatedAt: transaction.timestamp,
      _rev: transaction.id,
    };
    transaction.put(document, { patch: { ...rest, id } }, index);
    return { id, operation: "update" as const };
  });
}

const expectedRevision = ({ ifRevisionID, ifRevisionId }: Attributes) => ifRevisionID ?? ifRevisionId;

function selectionOf(body: unknown, index: number, selectedIds: MutationContext["selectedIds"]): string[] {
  if (!isObject(body)) throw mutationProblem(400, index, "validationError", "A mutation must be an object");
  const selected = selectedIds.get(index);
  if (selected && body.id !== undefined)
    throw mutationProblem(400, index, "validationError", 'A selection has an "id" or a "query", not both');
  if (selected) return selected;
  const ids: unknown[] = Array.isArray(body.id) ? body.id : [body.id];
  return ids.map((id) => {
    checkDocumentId(id, index);
    return id;
  });
}

/** Throws unless the document stands at the revision the request expects, if it expects one. */
export function checkRevision(
  expected: unknown,
  document: LakeDocument | null,
  id: string,
  index: number,
): void {
  const current = document?._rev;
  if (expected === undefined || expected === null || expected === current) return;
  const description = `Document "${id}" has unexpected revision ID ("${current}"), expected ${JSON.stringify(expected)}`;
  const details = { id, currentRevisionID: current ?? null, expectedRevisionID: expected };
  throw mutationProblem(409, index, "documentRevisionIDDoesNotMatchError", description, details);
}

function addArrayKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item)) item._key ??= randomId(6);
  }
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) addArrayKeys(inner);
}
