import { documentActions } from "./documentActions.ts";
import { type Action, actionProblem, type ApplyAction } from "./action.ts";
import { isObject } from "./document.ts";
import { badRequest } from "./problem.ts";
import { releaseActions } from "./releaseActions.ts";
import type { Transaction } from "./transaction.ts";

const ofDocuments = "sanity.action.document.";

const named = (prefix: string, table: Record<string, ApplyAction>) =>
  Object.entries(table).map(([name, apply]) => [prefix + name, apply] as const);

const actions = new Map<string, ApplyAction>([
  ...named(ofDocuments, documentActions),
  ...named("sanity.action.release.", releaseActions),
]);

export function parseActions(body: unknown): Action[] {
  const list = isObject(body) ? body.actions : undefined;
  if (!Array.isArray(list) || list.length === 0) throw badRequest('The body must have an array "actions"');
  for (const [index, action] of list.entries()) {
    const name = isObject(action) ? String(action.actionType) : "";
    if (!actions.has(name))
      throw actionProblem(400, index, "validationError", `Unknown action type "${name}"`);
  }
  if (new Set(list.map(({ actionType }) => String(actionType).startsWith(ofDocuments))).size > 1)
    throw badRequest("Actions on documents and on releases cannot be in one request");
  return list;
}

export function applyAction(action: Action, index: number, transaction: Transaction): void {
  actions.get(action.actionType)?.(action, index, transaction);
}
