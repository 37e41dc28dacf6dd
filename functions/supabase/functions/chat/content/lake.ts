import { z } from "zod";
import { askLake, type LakeAccess } from "../../_shared/lake.ts";
import { documentTypes } from "./documents.ts";

/** All that the assistant knows is held in memory, and articles alone grow without end: it knows so many of the latest. */
export const latestArticles = 100;
const published = `[
  ...*[_type in $types && _type != "article"] | order(_id asc),
  ...*[_type == "article"] | order(date desc, _id asc)[0...${latestArticles}]
]`;

const documents = z.array(z.looseObject({ _id: z.string(), _rev: z.string() }));

export type Lake = ReturnType<typeof createLake>;

/** What of the published documents the assistant knows. Both calls reject when it does not answer. */
export function createLake(access: LakeAccess) {
  const query = (groq: string, timeout: number) => askLake(access, groq, timeout, { types: documentTypes });
  return {
    /** Other ones with every publication, withdrawal and deletion of what is known. */
    revisions: async (timeout: number) =>
      z.array(z.string()).parse(await query(`${published}[]._rev`, timeout)),
    documents: async () => documents.parse(await query(published, 10_000)),
  };
}
