import { evaluate, evaluateSync, type ExprNode } from "groq-js";
import type { GroqNode } from "./groqNode.ts";
import { parseQueryText } from "./parsedQueries.ts";
import type { Perspective } from "./perspective.ts";
import { anyDocument } from "./keys.ts";
import { planQuery } from "./queryPlan.ts";
import { Problem } from "./problem.ts";
import type { Replica } from "./replica.ts";
import { type PathStyle, readTraces, SourceIndex } from "./sourceMap.ts";
import { traced } from "./tracedQuery.ts";

export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  /** Who asks; null without a token. */
  user: { id: string; attributes: object } | null;
  /** How the map from the result to its sources writes a path; without it there is no map. */
  sourceMap?: PathStyle | undefined;
  /** A change to ask about, by `before()` and `after()`. */
  delta?: { before: object | null; after: object | null };
  /** What `now()` says. */
  timestamp: string;
};

/** JSON, and the keys of what the result depends on. */
export type QueryAnswer = { result: string; keys: string[]; sourceMap?: string };

type Sanity = { projectId: string; dataset: string };

/** More keys than this say no more than "any document". */
const mostKeys = 200;

/** Of all perspectives: they share the objects inside documents. */
const sources = new SourceIndex();

/** The query's result as JSON, and the keys of what it depends on. */
export async function answerQuery(
  replica: Replica,
  request: QueryRequest,
  sanity: Sanity,
): Promise<QueryAnswer> {
  const tree = parseQuery(request.query, request.params, request.delta && "delta");
  const view = replica.view(request.perspective);
  const keys = new Set<string>();
  const asked = request.sourceMap ? (traced(tree as GroqNode) as ExprNode) : tree;
  const userAttributes = request.user?.attributes ?? null;
  const timestamp = new Date(request.timestamp);
  const isAsynchronous = asynchronous.test(request.query);
  const plan = planQuery(asked, {
    params: request.params,
    view,
    keys,
    asked: { ...sanity, timestamp, userAttributes },
    ...(!isAsynchronous && {
      evaluate: (node, root) => evaluateSync(node as ExprNode, { ...options, root }).data as unknown,
    }),
  });
  const options = {
    dataset: view.all(),
    dereference: plan.dereference,
    params: request.params,
    identity: request.user?.id ?? "<anonymous>",
    timestamp,
    sanity,
    ...(request.delta && { ...request.delta, root: request.delta.after ?? request.delta.before }),
  };
  const data = isAsynchronous
    ? await (await evaluate(plan.tree, options)).get()
    : evaluateSync(plan.tree, options).data;
  const answer = { keys: keys.size > mostKeys ? [anyDocument] : [...keys] };
  if (!request.sourceMap) return { ...answer, result: JSON.stringify(data) ?? "null" };
  for (const document of view.all()) sources.add(document);
  const { value, map } = readTraces(data, sources, request.sourceMap);
  return { ...answer, result: JSON.stringify(value) ?? "null", sourceMap: JSON.stringify(map) };
}

/** groq-js compares documents in its asynchronous, slower way only. */
const asynchronous = /\b(?:diff|delta)\s*::/;

/** Throws a `queryParseError` that points at the place in the query. */
export function parseQuery(query: string, params: Record<string, unknown>, mode?: "delta"): ExprNode {
  const problem = (description: string, start: number, end: number) =>
    new Problem(400, "queryParseError", description, { query, start, end });
  try {
    const { tree, missing } = parseQueryText(query, params, mode);
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
