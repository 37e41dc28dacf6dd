import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { isContent } from "../coherence/allContent.ts";

export type Draft = { _id: string; _type: string; _updatedAt: string };

const query = `*[_id in path("drafts.**") && ${isContent}] | order(_updatedAt desc){ _id, _type, _updatedAt }`;

/** What is written and not published, the latest first, kept up to date as staff write. */
export function useDrafts(): { drafts?: Draft[]; error?: Error } {
  const { listenQuery } = useDocumentStore();
  const [found, setFound] = useState<{ drafts?: Draft[]; error?: Error }>({});
  useEffect(() => {
    const options = { apiVersion, perspective: "raw" as const, throttleTime: 1000 };
    const subscription = listenQuery(query, {}, options).subscribe({
      next: (drafts: Draft[]) => setFound({ drafts }),
      error: (error: Error) => setFound({ error }),
    });
    return () => subscription.unsubscribe();
  }, [listenQuery]);
  return found;
}
