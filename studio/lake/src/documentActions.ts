import {
  type Action,
  actionProblem,
  type ApplyAction,
  existingDocument,
  idOf,
  invalidAction,
  publishAs,
  putAs,
  removeDocument,
  unpublishDocument,
} from "./action.ts";
import { checkDocument, checkDocumentId, checkValue } from "./checkDocument.ts";
import { isObject } from "./document.ts";
import { draftId, isDraftId, isPublishedId, isVersionId, publishedId } from "./documentId.ts";
import { checkRevision } from "./mutate.ts";
import { applyPatch } from "./patch.ts";
import type { Transaction } from "./transaction.ts";

export const documentActions: Record<string, ApplyAction> = {
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

function publishedIdOf(action: Action, index: number): string {
  const id = idOf(action, "publishedId", index);
  if (isPublishedId(id)) return id;
  throw invalidAction(index, `"${id}" is not the ID of a published document`);
}

function create(action: Action, index: number, transaction: Transaction) {
  const id = publishedIdOf(action, index);
  const { attributes } = action;
  checkDocument(attributes, index);
  const target = typeof attributes._id === "string" ? attributes._id : draftId(id);
  checkDocumentId(target, index);
  if (publishedId(target) !== id) {
    throw invalidAction(index, `"${target}" is not a version of "${id}"`);
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
  if (!isObject(patch)) throw invalidAction(index, 'An edit must have an object "patch"');
  checkValue(patch, 0, (description) => invalidAction(index, description));
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
    throw invalidAction(index, `"${source._id}" is not a draft or a version of "${target}"`);
  }
  checkRevision(action.ifDraftRevisionId, source, source._id, index);
  checkRevision(action.ifPublishedRevisionId, transaction.get(target), target, index);
  publishAs(target, source, index, transaction);
}

function unpublish(action: Action, index: number, transaction: Transaction) {
  const published = existingDocument(publishedIdOf(action, index), index, transaction);
  unpublishDocument(published, index, transaction);
}

function remove(action: Action, index: number, transaction: Transaction) {
  const id = publishedIdOf(action, index);
  existingDocument(id, index, transaction);
  const named = new Set([action.includeDrafts ?? action.draftId ?? []].flat());
  for (const one of named) {
    checkDocumentId(one, index);
    if (publishedId(one) !== id)
      throw invalidAction(index, `"${one}" is not a draft or a version of "${id}"`);
  }
  const stored = [draftId(id), ...transaction.idsStartingWith("versions.")].filter(
    (one) => publishedId(one) === id && transaction.get(one),
  );
  const left = stored.filter((one) => !named.has(one));
  if (left.length > 0) {
    const description = `"${left.join('", "')}" must be named in "includeDrafts" to be deleted with "${id}"`;
    throw actionProblem(409, index, "documentVersionsExistError", description, { id });
  }
  for (const one of [...stored, id]) {
    removeDocument(one, index, transaction);
    if (action.purge === true) transaction.purge(one);
  }
}

function discard(action: Action, name: string, index: number, transaction: Transaction) {
  const id = idOf(action, name, index);
  if (isPublishedId(id)) throw invalidAction(index, `"${id}" is not a draft or a version`);
  existingDocument(id, index, transaction);
  removeDocument(id, index, transaction);
  if (action.purge === true) transaction.purge(id);
}

function replace(value: unknown, index: number, transaction: Transaction) {
  checkDocument(value, index);
  checkDocumentId(value._id, index);
  const id = value._id;
  if (!isDraftId(id) && !isVersionId(id)) {
    throw invalidAction(index, `"${id}" is not a draft or a version`);
  }
  if (!transaction.get(id)) existingDocument(publishedId(id), index, transaction);
  putAs(id, value, index, transaction);
}

function createVersion(action: Action, index: number, transaction: Transaction) {
  const published = publishedIdOf(action, index);
  const source = action.document ?? existingDocument(idOf(action, "baseId", index), index, transaction);
  checkDocument(source, index);
  if (!action.document)
    checkRevision(action.ifBaseRevisionId, transaction.get(String(source._id)), String(source._id), index);
  const id = action.document ? source._id : action.versionId;
  checkDocumentId(id, index);
  if (isPublishedId(id) || publishedId(id) !== published) {
    throw invalidAction(index, `"${id}" is not a version of "${published}"`);
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
