import { checkDocument, checkDocumentId, checkValue } from "./checkDocument.ts";
import { type Attributes, isObject, type LakeDocument } from "./document.ts";
import { draftId, isDraftId, isPublishedId, isVersionId, publishedId } from "./documentId.ts";
import { checkRevision, stamped } from "./mutate.ts";
import { applyPatch } from "./patch.ts";
import { badRequest, Problem } from "./problem.ts";
import { strengthenReferences } from "./strengthenReferences.ts";
import type { Transaction } from "./transaction.ts";

type Action = Attributes & { actionType: string };
type Apply = (action: Action, index: number, transaction: Transaction) => void;

const prefix = "sanity.action.document.";

const actions: Record<string, Apply> = {
  create,
  edit,
  publish,
  unpublish,
  delete: remove,
  discard: (action, index, transaction) => discard(action, "draftId", index, transaction),
  replaceDraft: (action, index, transaction) => replace(action.attributes, index, transaction),
  "version.create": createVersion,
  "version.replace": (action, index, transaction) => replace(action.document, index, transaction),
  "version.discard": (action, index, transaction) => discard(action, "versionId", index, transaction),
  "version.unpublish": unpublishVersion,
};

export function parseActions(body: unknown): Action[] {
  const list = isObject(body) ? body.actions : undefined;
  if (!Array.isArray(list) || list.length === 0) throw badRequest('The body must have an array "actions"');
  for (const [index, action] of list.entries()) {
    const name = isObject(action) ? String(action.actionType) : "";
    if (!name.startsWith(prefix) || !Object.hasOwn(actions, name.slice(prefix.length))) {
      throw actionProblem(400, index, "validationError", `Unknown action type "${name}"`);
    }
  }
  return list;
}

export function applyAction(action: Action, index: number, transaction: Transaction): void {
  actions[action.actionType.slice(prefix.length)]?.(action, index, transaction);
}

function actionProblem(status: number, index: number, type: string, description: string) {
  const items = [{ index, error: { type, description } }];
  return new Problem(status, "actionError", `The action(s) failed: ${description}`, { items });
}

/** The action's attribute `name`, a document id. */
function idOf(action: Action, name: string, index: number): string {
  checkDocumentId(action[name], index);
  return action[name];
}

function publishedIdOf(action: Action, index: number): string {
  const id = idOf(action, "publishedId", index);
  if (isPublishedId(id)) return id;
  throw actionProblem(400, index, "validationError", `"${id}" is not the ID of a published document`);
}

function existingDocument(id: string, index: number, transaction: Transaction): LakeDocument {
  const document = transaction.get(id);
  if (document) return document;
  throw actionProblem(404, index, "documentNotFoundError", `Document "${id}" was not found`);
}

function putAs(id: string, source: Attributes & { _type: string }, index: number, transaction: Transaction) {
  const existing = transaction.get(id);
  const { _updatedAt: _, ...attributes } = source;
  const document = stamped({ ...attributes, _id: id, _type: source._type }, transaction, existing);
  transaction.put(document, { createOrReplace: document }, index);
}

function create(action: Action, index: number, transaction: Transaction) {
  const id = publishedIdOf(action, index);
  const { attributes } = action;
  checkDocument(attributes, index);
  const target = typeof attributes._id === "string" ? attributes._id : draftId(id);
  checkDocumentId(target, index);
  if (publishedId(target) !== id) {
    throw actionProblem(400, index, "validationError", `"${target}" is not a version of "${id}"`);
  }
  const existing = transaction.get(target) ?? transaction.get(id);
  if (existing && action.ifExists === "useExisting") return;
  if (existing) {
    throw actionProblem(
      409,
      index,
      "documentAlreadyExistsError",
      `Document by ID "${existing._id}" already exists`,
    );
  }
  putAs(target, attributes, index, transaction);
}

/** Edits the draft, which starts as a copy of the published document if there is none. */
function edit(action: Action, index: number, transaction: Transaction) {
  const id = idOf(action, "draftId", index);
  const { patch } = action;
  if (!isObject(patch))
    throw actionProblem(400, index, "validationError", 'An edit must have an object "patch"');
  checkValue(patch, 0, (description) => actionProblem(400, index, "validationError", description));
  if (!transaction.get(id)) {
    putAs(id, existingDocument(publishedIdOf(action, index), index, transaction), index, transaction);
  }
  const draft = existingDocument(id, index, transaction);
  checkRevision(patch.ifRevisionID, draft, id, index);
  const document = applyPatch(draft, patch, index);
  const stampedDocument = { ...document, _updatedAt: transaction.timestamp, _rev: transaction.id };
  transaction.put(stampedDocument, { patch: { ...patch, id } }, index);
}

function publish(action: Action, index: number, transaction: Transaction) {
  const target = publishedIdOf(action, index);
  const source = existingDocument(idOf(action, "draftId", index), index, transaction);
  if (isPublishedId(source._id) || publishedId(source._id) !== target) {
    throw actionProblem(
      400,
      index,
      "validationError",
      `"${source._id}" is not a draft or a version of "${target}"`,
    );
  }
  checkRevision(action.ifDraftRevisionId, source, source._id, index);
  checkRevision(action.ifPublishedRevisionId, transaction.get(target), target, index);
  const { _createdAt, _system, ...attributes } = strengthenReferences(source);
  const createdAt = transaction.get(target)?._createdAt ?? _createdAt;
  putAs(target, { ...attributes, _type: source._type, _createdAt: createdAt }, index, transaction);
  transaction.remove(source._id, { delete: { id: source._id } }, index);
}

function unpublish(action: Action, index: number, transaction: Transaction) {
  const id = publishedIdOf(action, index);
  const target = draftId(id);
  const published = existingDocument(id, index, transaction);
  if (!transaction.get(target)) putAs(target, published, index, transaction);
  transaction.remove(id, { delete: { id } }, index);
}

function remove(action: Action, index: number, transaction: Transaction) {
  const id = publishedIdOf(action, index);
  existingDocument(id, index, transaction);
  const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts : [action.draftId ?? draftId(id)];
  for (const draft of new Set([...drafts, id])) {
    checkDocumentId(draft, index);
    if (transaction.get(draft)) transaction.remove(draft, { delete: { id: draft } }, index);
  }
}

function discard(action: Action, name: string, index: number, transaction: Transaction) {
  const id = idOf(action, name, index);
  if (isPublishedId(id))
    throw actionProblem(400, index, "validationError", `"${id}" is not a draft or a version`);
  existingDocument(id, index, transaction);
  transaction.remove(id, { delete: { id } }, index);
}

function replace(value: unknown, index: number, transaction: Transaction) {
  checkDocument(value, index);
  checkDocumentId(value._id, index);
  const id = value._id;
  if (!isDraftId(id) && !isVersionId(id)) {
    throw actionProblem(400, index, "validationError", `"${id}" is not a draft or a version`);
  }
  if (!transaction.get(id)) existingDocument(publishedId(id), index, transaction);
  putAs(id, value, index, transaction);
}

function createVersion(action: Action, index: number, transaction: Transaction) {
  const published = publishedIdOf(action, index);
  const source = action.document ?? existingDocument(idOf(action, "baseId", index), index, transaction);
  checkDocument(source, index);
  const id = action.document ? source._id : action.versionId;
  checkDocumentId(id, index);
  if (isPublishedId(id) || publishedId(id) !== published) {
    throw actionProblem(400, index, "validationError", `"${id}" is not a version of "${published}"`);
  }
  if (transaction.get(id)) {
    throw actionProblem(409, index, "documentAlreadyExistsError", `Document by ID "${id}" already exists`);
  }
  putAs(id, source, index, transaction);
}

/** Marks the version so that publishing its release unpublishes the document. */
function unpublishVersion(action: Action, index: number, transaction: Transaction) {
  const id = idOf(action, "versionId", index);
  const source = transaction.get(id) ?? existingDocument(publishedIdOf(action, index), index, transaction);
  const system = isObject(source._system) ? source._system : {};
  putAs(id, { ...source, _system: { ...system, delete: true } }, index, transaction);
}
