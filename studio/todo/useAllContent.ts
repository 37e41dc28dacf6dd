import { useEffect, useState } from "react";
import { type SanityDocument, useDocumentStore } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { allContent } from "../coherence/allContent.ts";

type Content = { documents?: SanityDocument[]; error?: Error };

/** Every document, drafts in place of what they will replace, kept up to date as staff write. */
export function useAllContent(): Content {
  const { listenQuery } = useDocumentStore();
  const [content, setContent] = useState<Content>({});
  useEffect(() => {
    const options = { apiVersion, perspective: "drafts" as const, throttleTime: 1000 };
    const subscription = listenQuery(allContent, {}, options).subscribe({
      next: (documents: SanityDocument[]) => setContent({ documents }),
      error: (error: Error) => setContent({ error }),
    });
    return () => subscription.unsubscribe();
  }, [listenQuery]);
  return content;
}
