import { z } from "zod";
import { documentTypes } from "./documents.ts";

/** All that the assistant knows is held in memory, and articles alone grow without end: it knows so many of the latest. */
export const latestArticles = 100;
const published = `[
  ...*[_type in $types && _type != "article"] | order(_id asc),
  ...*[_type == "article"] | order(date desc, _id asc)[0...${latestArticles}]
]`;
const answerShape = z.object({ result: z.array(z.unknown()) });

export type Lake = ReturnType<typeof createLake>;

/** The Content Lake's published documents, Sanity's or the local one's. Both calls reject when it does not answer. */
export function createLake(options: { url: string; dataset: string; token?: string | undefined }) {
  async function query(groq: string, timeout: number): Promise<unknown[]> {
    const search = new URLSearchParams({
      query: groq,
      $types: JSON.stringify(documentTypes),
      perspective: "published",
      returnQuery: "false",
    });
    const answer = await fetch(`${options.url}/v2025-02-19/data/query/${options.dataset}?${search}`, {
      headers: options.token ? { Authorization: `Bearer ${options.token}` } : {},
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`Content Lake: HTTP ${answer.status}`);
    }
    return answerShape.parse(await answer.json()).result;
  }
  return {
    /** Changes with every publication, withdrawal and deletion of what is known. */
    revision: async (timeout: number) => (await query(`${published}[]._rev`, timeout)).join(),
    documents: () => query(published, 10_000),
  };
}
