import { z } from "zod";

import { apiVersion } from "./api-version.ts";

/** Where the school's content stands: Sanity's Content Lake, or the local one. What is published is read without a token. */
export type LakeAccess = { url: string; dataset: string };

const answerShape = z.object({ result: z.unknown() });

/** What a query finds of what is published. Rejects when the lake does not answer within `patience` milliseconds. */
export async function askLake(
  { url, dataset }: LakeAccess,
  query: string,
  patience: number,
  params: Record<string, unknown> = {},
): Promise<unknown> {
  const given = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)] as const);
  const search = new URLSearchParams({
    query,
    ...Object.fromEntries(given),
    perspective: "published",
    returnQuery: "false",
  });
  const answer = await fetch(`${url}/v${apiVersion}/data/query/${dataset}?${search}`, {
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`Content Lake: HTTP ${answer.status}`);
  }
  return answerShape.parse(await answer.json()).result;
}
