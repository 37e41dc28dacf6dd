import { useEffect } from "react";
import { useDocumentStore } from "sanity";

import { Tally } from "./tally.ts";

const documents = new Tally<string>();

/** How many documents, or moves in the calendar, hold what the Content Lake does not have yet. */
export const useUnsaved = documents.useSize;

/** Does what writes something: until it is written, it counts as unsaved. */
export async function untilSaved(name: string, write: () => Promise<void>): Promise<void> {
  documents.mark(name, true);
  try {
    await write();
  } finally {
    documents.mark(name, false);
  }
}

/** Keeps a document that is being edited in memory until the Content Lake has all of it, also once another one is opened. */
export function useKeptUntilSaved(id: string, type: string): void {
  const { pair } = useDocumentStore();
  useEffect(() => {
    let closed = false;
    const kept = [
      pair.documentEvents(id, type).subscribe(),
      // The Studio sends what was typed a second later, and to documents it listens to only.
      pair.operationEvents(id, type).subscribe(),
    ];
    const consistency = pair.consistencyStatus(id, type).subscribe((saved) => {
      documents.mark(id, !saved);
      if (closed && saved) letGo();
    });
    function letGo() {
      for (const subscription of [...kept, consistency]) subscription.unsubscribe();
    }
    return () => {
      closed = true;
      if (!documents.has(id)) letGo();
    };
  }, [pair, id, type]);
}
