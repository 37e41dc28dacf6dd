import { useEffect, useSyncExternalStore } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { CoherenceChecks, type PlacedFinding, type State } from "./coherenceChecks.ts";

const checks = new CoherenceChecks();
const none: PlacedFinding[] = [];

/** What « Cohérence » says of an open document. */
export function useFindings(document: string): PlacedFinding[] {
  return useSyncExternalStore(checks.subscribe, () => checks.state.findings.get(document) ?? none);
}

/** Has a document checked as it is being written. */
export function useChecked(document: { _id?: string; _type?: string } | undefined): void {
  const client = useClient({ apiVersion });
  const id = baseId(document?._id);
  useEffect(() => checks.start(client), [client]);
  useEffect(() => (id ? checks.open(id) : undefined), [id]);
  useEffect(() => {
    if (id && document?._type) checks.edited({ ...document, _id: id, _type: document._type });
  }, [id, document]);
}

/** All that « Cohérence » says, kept up to date while it is on screen. */
export const useReport = (): Pick<State, "report" | "error"> => useWanted("all");

/** How much « Cohérence » finds to check, kept up to date while it is on screen. */
export const useCount = (): Pick<State, "count" | "error"> => useWanted("count");

function useWanted(what: "all" | "count"): State {
  const client = useClient({ apiVersion });
  useEffect(() => {
    checks.start(client);
    checks.want(what);
    return () => checks.want(undefined);
  }, [client, what]);
  return useSyncExternalStore(checks.subscribe, () => checks.state);
}
