import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { evaluateSync, type ExprNode } from "groq-js";
import { parseQuery } from "./answerQuery.ts";
import type { LakeDocument } from "./document.ts";
import { isPublic, isVersionId } from "./documentId.ts";
import { type PlainProblem, Problem } from "./problem.ts";
import type { GroqNode } from "./groqNode.ts";
import { planQuery } from "./queryPlan.ts";
import { readDocument } from "./readDocument.ts";
import type { Change } from "./store.ts";
import { View } from "./view.ts";

type SlimChange = Pick<Change, "id" | "before" | "after">;
type SlimCommit = { seq: number; timestamp: string; changes: SlimChange[] };
type Params = Record<string, unknown>;

/** Which documents a listener is told of, whatever its filter says, and after which commit. */
type Audience = { openedAt: number; publicOnly: boolean; includeAllVersions: boolean };

export type ToListenWorker =
  | ({ type: "open"; listener: number; query: string; params: Params } & Audience)
  | { type: "close"; listener: number }
  /** `only` one listener has missed it. */
  | ({ type: "commit"; only?: number } & SlimCommit);

/** A change of the commit, by its place there, and what it is to the listener. */
export type ListenerEvent = { change: number; transition: "update" | "appear" | "disappear" };

export type FromListenWorker =
  | { type: "opened"; listener: number; problem?: PlainProblem }
  | {
      type: "answered";
      seq: number;
      only: number | undefined;
      told: Array<{ listener: number; events: ListenerEvent[] }>;
    };

type Filter = { listener: number; tree: ExprNode; params: Params } & Audience;

const database = new DatabaseSync(workerData.databasePath, { readOnly: true });
const get = readDocument(database);
const progress = new Int32Array(workerData.progress as SharedArrayBuffer);
const filters = new Map<number, Filter>();
const { projectId, dataset } = workerData as { projectId: string; dataset: string };
const post = (message: FromListenWorker) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToListenWorker) => {
  if (message.type === "open") post({ type: "opened", listener: message.listener, ...open(message) });
  if (message.type === "close") filters.delete(message.listener);
  if (message.type === "commit") {
    const { seq, only } = message;
    const asked = [...filters.values()].filter(({ listener, openedAt }) =>
      only === undefined ? seq > openedAt : listener === only,
    );
    const told = asked.map((filter) => ({ listener: filter.listener, events: eventsOf(message, filter) }));
    post({ type: "answered", seq, only, told: told.filter(({ events }) => events.length > 0) });
  }
});

function open({ listener, query, params, ...audience }: ToListenWorker & { type: "open" }) {
  try {
    filters.set(
      listener,
      watched(listener, () => ({ listener, tree: parseQuery(query, params), params, ...audience })),
    );
    return {};
  } catch (error) {
    return { problem: Problem.of(error).toPlain() };
  }
}

function eventsOf({ changes, timestamp }: SlimCommit, filter: Filter): ListenerEvent[] {
  const { publicOnly, includeAllVersions } = filter;
  const isHeard = ({ id }: SlimChange) =>
    publicOnly ? isPublic(id) : includeAllVersions || !isVersionId(id);
  return changes.flatMap((change, index): ListenerEvent[] => {
    if (!isHeard(change)) return [];
    const matched = matches(change.before, filter, timestamp);
    const matchesNow = matches(change.after, filter, timestamp);
    if (!matched && !matchesNow) return [];
    return [{ change: index, transition: matched ? (matchesNow ? "update" : "disappear") : "appear" }];
  });
}

/** A filter that cannot be evaluated on a document does not match it. */
function matches(document: LakeDocument | null, { listener, tree, params }: Filter, now: string): boolean {
  if (!document) return false;
  try {
    const view = new View("raw", new Map([[document._id, document]]));
    const dereference = (reference: { _ref: string }) => get(reference._ref) ?? undefined;
    const timestamp = new Date(now);
    const options = { dataset: [document], dereference, params, timestamp };
    const asked = { projectId, dataset, timestamp, userAttributes: null };
    const evaluate = (node: GroqNode, root: unknown) =>
      evaluateSync(node as ExprNode, { ...options, root }).data as unknown;
    const plan = planQuery(tree, { params, view, keys: new Set(), asked, evaluate });
    const { data } = watched(listener, () => evaluateSync(plan.tree, options));
    return Array.isArray(data) ? data.length > 0 : Boolean(data);
  } catch {
    return false;
  }
}

/** Lets the main thread see whose work this is, and whether it is still the same. */
function watched<Result>(listener: number, run: () => Result): Result {
  Atomics.add(progress, 1, 1);
  Atomics.store(progress, 0, listener);
  try {
    return run();
  } finally {
    Atomics.store(progress, 0, 0);
  }
}
