import { evaluateSync, type ExprNode } from "groq-js";
import { parseQueryText } from "./parsedQueries.ts";
import type { Perspective } from "./perspective.ts";
import { anyDocument, planQuery } from "./queryPlan.ts";
import { Problem } from "./problem.ts";
import { dataset, projectId } from "./project.ts";
import type { Replica } from "./replica.ts";

export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  identity: string;
};

/** More keys than this say no more than "any document". */
const mostKeys = 200;

/** The query's result as JSON, and the keys of what it depends on. */
export function answerQuery(replica: Replica, request: QueryRequest): { result: string; keys: string[] } {
  const tree = parseQuery(request.query, request.params);
  const view = replica.view(request.perspective);
  const keys = new Set<string>();
  const plan = planQuery(tree, view, keys);
  const value = evaluateSync(plan.tree, {
    dataset: view.all(),
    dereference: plan.dereference,
    params: request.params,
    identity: request.identity,
    sanity: { projectId, dataset },
  });
  const result = JSON.stringify(value.data) ?? "null";
  return { result, keys: keys.size > mostKeys ? [anyDocument] : [...keys] };
}

/** Throws a `queryParseError` that points at the place in the query. */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  const problem = (description: string, start: number, end: number) =>
    new Problem(400, "queryParseError", description, { query, start, end });
  try {
    const { tree, missing } = parseQueryText(query, params);
    if (missing === undefined) return tree as ExprNode;
    const start = Math.max(query.indexOf(`$${missing}`), 0);
    throw problem(`param $${missing} referenced, but not provided`, start, start + missing.length + 1);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { message, position } = error as Error & { position?: number };
    const start = Math.min(position ?? 0, Math.max(query.length - 1, 0));
    const detail =
      message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, "") || "unable to parse expression";
    throw problem(detail, start, position === undefined ? query.length : start + 1);
  }
}
