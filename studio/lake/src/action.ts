import { checkDocumentId } from "./checkDocument.ts";
import type { Attributes, LakeDocument } from "./document.ts";
import { draftId } from "./documentId.ts";
import { stamped } from "./mutate.ts";
import { Problem } from "./problem.ts";
import { strengthenReferences } from "./strengthenReferences.ts";
import type { Transaction } from "./transaction.ts";

export type Action = Attributes & { actionType: string };
export type ApplyAction = (action: Action, index: number, transaction: Transaction) => void;

export function actionProblem(
  status: number,
  index: number,
  type: string,
  description: string,
  details: Attributes = {},
) {
  const items = [{ index, error: { type, description, ...details } }];
  return new Problem(status, "actionError", `The action(s) failed: ${description}`, { items });
}

export const invalidAction = (index: number, description: string) =>
  actionProblem(400, index, "validationError", description);

/** The action's attribute `name`, a document id. */
export function idOf(action: Action, name: string, index: number): string {
  checkDocumentId(action[name], index);
  return action[name];
}

export function existingDocument(id: string, index: number, transaction: Transaction): LakeDocument {
  const document = transaction.get(id);
  if (document) return document;
  throw actionProblem(404, index, "documentNotFoundError", `Document "${id}" was not found`);
}

export function putAs(
  id: string,
  source: Attributes & { _type: string },
  index: number,
  transaction: Transaction,
) {
  const existing = transaction.get(id);
  const { _updatedAt: _, ...attributes } = source;
  const document = stamped({ ...attributes, _id: id, _type: source._type }, transaction, existing);
  transaction.put(document, { createOrReplace: document }, index);
}

/** Leaves its draft: the one there is, or what was published. */
export function unpublishDocument(published: LakeDocument, index: number, transaction: Transaction) {
  const draft = draftId(published._id);
  if (!transaction.get(draft)) putAs(draft, published, index, transaction);
  removeDocument(published._id, index, transaction);
}

export const removeDocument = (id: string, index: number, transaction: Transaction) =>
  transaction.remove(id, { delete: { id } }, index);

/** A draft or a version becomes the published document `target`, and is gone. */
export function publishAs(target: string, source: LakeDocument, index: number, transaction: Transaction) {
  const { _createdAt, _system, ...attributes } = strengthenReferences(source);
  const createdAt = transaction.get(target)?._createdAt ?? _createdAt;
  putAs(target, { ...attributes, _type: source._type, _createdAt: createdAt }, index, transaction);
  removeDocument(source._id, index, transaction);
}
