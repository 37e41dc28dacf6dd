import { useEffect, useSyncExternalStore } from "react";
import { type EditStateFor, useClient, useDocumentStore } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { sameContent } from "./sameContent.ts";

const documents = new Set<string>();
const listeners = new Set<() => void>();

function mark(id: string, saved: boolean) {
  if (saved === !documents.has(id)) return;
  if (saved) documents.delete(id);
  else documents.add(id);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** How many documents hold what the Content Lake does not have yet. */
export const useUnsaved = () => useSyncExternalStore(subscribe, () => documents.size);

/** Milliseconds between two looks at what the Content Lake has of a document that is open no more. */
const lookAgain = 2000;

/** Keeps a document that is being edited in memory until the Content Lake has all of it, also once another one is opened. */
export function useKeptUntilSaved(id: string, type: string): void {
  const { pair } = useDocumentStore();
  const client = useClient({ apiVersion });
  useEffect(() => {
    const events = pair.documentEvents(id, type).subscribe();
    let local: EditStateFor | undefined;
    let closed = false;
    let kept = true;
    let next: ReturnType<typeof setTimeout> | undefined;
    const states = pair.editState(id, type).subscribe((state) => (local = state));
    const consistency = pair.consistencyStatus(id, type).subscribe((saved) => {
      mark(id, saved);
      if (closed && saved) letGo();
    });
    function letGo() {
      kept = false;
      clearTimeout(next);
      for (const subscription of [events, states, consistency]) subscription.unsubscribe();
    }
    // After a time without network the Studio may never hear of the last change it sent.
    async function look() {
      const typed = () => local?.draft ?? local?.published;
      const stored = await client.getDocument(typed()?._id ?? id).catch(() => undefined);
      if (!kept) return;
      if (!stored || !sameContent(stored, typed())) return lookLater();
      mark(id, true);
      letGo();
    }
    // One after the other: without network each waits until it is back.
    function lookLater() {
      next = setTimeout(() => void look(), lookAgain);
    }
    return () => {
      closed = true;
      if (documents.has(id)) lookLater();
      else letGo();
    };
  }, [pair, client, id, type]);
}
