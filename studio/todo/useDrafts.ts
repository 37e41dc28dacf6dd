import { isContent } from "../coherence/allContent.ts";
import { useListened } from "../desk/useListened.ts";

type Draft = { _id: string; _type: string; _updatedAt: string };

const query = `*[_id in path("drafts.**") && ${isContent}] | order(_updatedAt desc){ _id, _type, _updatedAt }`;

/** What is written and not published, the latest first, kept up to date as staff write. */
export function useDrafts() {
  const { found: drafts, error } = useListened<Draft[]>(query, {}, "raw");
  return { drafts, error };
}
