import { evaluateSync } from "groq-js";
import { parseQuery } from "./answerQuery.ts";
import type { LakeDocument } from "./document.ts";
import { EventStream } from "./eventStream.ts";
import { planQuery } from "./queryPlan.ts";
import type { Change, Commit, Store } from "./store.ts";
import { randomId } from "./transaction.ts";
import { View } from "./view.ts";

export type ListenRequest = {
  query: string;
  params: Record<string, unknown>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
  visibility: string;
  /** The last event a client that reconnects has seen. */
  resumeFrom: string | undefined;
  enableResume: boolean;
};

type Listener = {
  stream: EventStream;
  request: ListenRequest;
  matches: (document: LakeDocument | null) => boolean;
};

/** Tells every `/data/listen` connection about the commits its filter matches. */
export class Listeners {
  #store: Store;
  #listeners = new Set<Listener>();

  constructor(store: Store) {
    this.#store = store;
  }

  open(request: ListenRequest): Response {
    const listener = { stream: new EventStream(), request, matches: this.#matcher(request) };
    this.#listeners.add(listener);
    listener.stream.onClose(() => this.#listeners.delete(listener));
    listener.stream.send(this.#greeting(request));
    return listener.stream.response;
  }

  apply(commit: Commit) {
    for (const listener of this.#listeners) {
      for (const [index, change] of commit.changes.entries()) {
        const data = mutationEvent(listener, commit, change, index);
        if (data) listener.stream.send({ event: "mutation", id: data.eventId, data });
      }
    }
  }

  close() {
    for (const { stream } of this.#listeners) stream.close();
  }

  #greeting({ resumeFrom, enableResume }: ListenRequest) {
    const seq = this.#store.lastSeq();
    const greeting = { event: "welcome", id: `welcome#${seq}`, data: { listenerName: randomId() } };
    if (!enableResume || resumeFrom === undefined) return greeting;
    // Events are not kept: a client that has missed any starts again.
    return { ...greeting, event: Number(resumeFrom.split("#").at(-1)) === seq ? "welcomeback" : "reset" };
  }

  #matcher({ query, params }: ListenRequest): Listener["matches"] {
    const tree = parseQuery(query, params);
    return (document) => {
      if (!document) return false;
      const plan = planQuery(tree, new View("raw", new Map([[document._id, document]])), new Set());
      const dereference = (reference: { _ref: string }) =>
        reference._ref.startsWith("\0") ? plan.dereference(reference) : this.#store.get(reference._ref);
      const { data } = evaluateSync(plan.tree, { dataset: [document], dereference, params });
      return Array.isArray(data) ? data.length > 0 : Boolean(data);
    };
  }
}

function mutationEvent({ request, matches }: Listener, commit: Commit, change: Change, index: number) {
  const { before, after } = change;
  const [matched, matchesNow] = [safely(matches, before), safely(matches, after)];
  if (!matched && !matchesNow) return undefined;
  const transition = matched ? (matchesNow ? "update" : "disappear") : "appear";
  return {
    eventId: `${commit.transactionId}#${change.id}#${commit.seq}`,
    documentId: change.id,
    transactionId: commit.transactionId,
    transition,
    identity: commit.author,
    ...(request.includeMutations && { mutations: change.mutations }),
    ...(before && { previousRev: before._rev }),
    resultRev: commit.transactionId,
    ...(request.includeResult && after && { result: after }),
    ...(request.includePreviousRevision && { previous: before }),
    ...(request.includeEffects && { effects: change.effects }),
    timestamp: commit.timestamp,
    visibility: request.visibility,
    transactionTotalEvents: commit.changes.length,
    transactionCurrentEvent: index + 1,
  };
}

/** A filter that cannot be evaluated on a document does not match it. */
function safely(matches: Listener["matches"], document: LakeDocument | null): boolean {
  try {
    return matches(document);
  } catch {
    return false;
  }
}
