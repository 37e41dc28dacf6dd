import type { SanityClient } from "@sanity/client";
import { useEffect, useSyncExternalStore } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import type { Asked, FullReport, Told } from "../coherence/worker.ts";

export type PlacedFinding = FullReport["findings"][number];

type State = {
  report?: FullReport;
  count?: number;
  error?: string;
  findings: ReadonlyMap<string, PlacedFinding[]>;
};

let worker: Worker | undefined;
let state: State = { findings: new Map() };
const listeners = new Set<() => void>();

function hear({ data }: MessageEvent<Told>): void {
  if (data.tell === "error") state = { ...state, error: data.message };
  if (data.tell === "report") state = { ...state, report: data.report, error: undefined };
  if (data.tell === "count") state = { ...state, count: data.findings, error: undefined };
  if (data.tell === "findings")
    state = { ...state, findings: new Map(state.findings).set(data.document, data.findings) };
  for (const listener of listeners) listener();
}

/** Starts the worker with what it needs to read the content as this person may. */
function started(client: SanityClient): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("../coherence/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", hear);
  worker.addEventListener("error", ({ message }) => {
    console.error(`Cohérence : ${message}`);
    state = { ...state, error: message };
    for (const listener of listeners) listener();
  });
  const { projectId, dataset, apiHost, useProjectHostname, token, withCredentials } = client.config();
  ask({
    ask: "connect",
    config: { projectId, dataset, apiHost, useProjectHostname, apiVersion, token, withCredentials },
  });
  return worker;
}

function ask(asked: Asked): void {
  worker?.postMessage(asked);
}

/** What was said of a document that nobody has open is not kept: it is read anew when it is opened again. */
function close(id: string): void {
  ask({ ask: "closed", id });
  const findings = new Map(state.findings);
  findings.delete(id);
  state = { ...state, findings };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const none: PlacedFinding[] = [];

/** What « Cohérence » says of an open document. */
export function useFindings(document: string): PlacedFinding[] {
  return useSyncExternalStore(subscribe, () => state.findings.get(document) ?? none);
}

/** Tells of each document that changes, and once at the beginning and after a pause of the connection. */
function followed(client: SanityClient, hear: (changed?: string) => void): () => void {
  const changes = client
    .listen(
      "*",
      {},
      {
        includeResult: false,
        includeAllVersions: true,
        visibility: "query",
        events: ["welcome", "mutation"],
      },
    )
    .subscribe({
      next: (event) => hear(event.type === "mutation" ? baseId(event.documentId) : undefined),
      error: () => {},
    });
  return () => changes.unsubscribe();
}

/** Has a document checked as it is being written. */
export function useChecked(document: { _id?: string; _type?: string } | undefined): void {
  const client = useClient({ apiVersion });
  const id = baseId(document?._id);
  useEffect(() => {
    if (!id) return undefined;
    started(client);
    const refresh = () => window.document.visibilityState === "visible" && ask({ ask: "refresh" });
    // What is typed in the form itself is told by it.
    const unfollow = followed(client, (changed) => changed !== id && refresh());
    window.addEventListener("focus", refresh);
    return () => {
      unfollow();
      window.removeEventListener("focus", refresh);
    };
  }, [client, id]);
  useEffect(() => (id ? () => close(id) : undefined), [id]);
  useEffect(() => {
    if (id && document?._type)
      ask({ ask: "edited", document: { ...document, _id: id, _type: document._type } });
  }, [id, document]);
}

/** All that « Cohérence » says, kept up to date while it is on screen. */
export const useReport = (): Pick<State, "report" | "error"> => useWanted("all");

/** How much « Cohérence » finds to check, kept up to date while it is on screen. */
export const useCount = (): Pick<State, "count" | "error"> => useWanted("count");

function useWanted(what: "all" | "count"): State {
  const client = useClient({ apiVersion });
  useEffect(() => {
    started(client);
    ask({ ask: "wanted", what });
    const unfollow = followed(client, () => ask({ ask: "refresh" }));
    return () => {
      unfollow();
      ask({ ask: "wanted", what: undefined });
    };
  }, [client, what]);
  return useSyncExternalStore(subscribe, () => state);
}
