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
/** Documents in an open form, which tells by itself what is typed there. */
const forms = new Set<string>();
let isWanted = false;
/** One for all forms and tools. */
let following: { unsubscribe: () => void } | undefined;

function hear({ data }: MessageEvent<Told>): void {
  if (data.tell === "error") state = { ...state, error: data.message };
  if (data.tell === "report") state = { ...state, report: data.report, error: undefined };
  if (data.tell === "count") state = { ...state, count: data.findings, error: undefined };
  if (data.tell === "findings")
    state = { ...state, findings: new Map(state.findings).set(data.document, data.findings) };
  for (const listener of listeners) listener();
}

/** Starts the worker with what it needs to read the content as this person may, and follows what changes. */
function started(client: SanityClient): void {
  follow(client);
  if (worker) return;
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
  window.addEventListener("focus", refresh);
}

/** Has the content read again when a document changes that no form tells of; once after a pause of the connection. */
function follow(client: SanityClient): void {
  following ??= client
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
      next: (event) => {
        if (event.type !== "mutation" || !forms.has(baseId(event.documentId))) refresh();
      },
      error: () => (following = undefined),
    });
}

function refresh(): void {
  const isLookedAt = forms.size > 0 || isWanted;
  if (isLookedAt && window.document.visibilityState === "visible") ask({ ask: "refresh" });
}

function ask(asked: Asked): void {
  worker?.postMessage(asked);
}

/** What was said of a document that nobody has open is not kept: it is read anew when it is opened again. */
function close(id: string): void {
  ask({ ask: "closed", id });
  refresh();
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

/** Has a document checked as it is being written. */
export function useChecked(document: { _id?: string; _type?: string } | undefined): void {
  const client = useClient({ apiVersion });
  const id = baseId(document?._id);
  useEffect(() => started(client), [client]);
  useEffect(() => {
    if (!id) return undefined;
    forms.add(id);
    refresh();
    return () => {
      forms.delete(id);
      close(id);
    };
  }, [id]);
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
    isWanted = true;
    refresh();
    return () => {
      isWanted = false;
      ask({ ask: "wanted", what: undefined });
    };
  }, [client, what]);
  return useSyncExternalStore(subscribe, () => state);
}
