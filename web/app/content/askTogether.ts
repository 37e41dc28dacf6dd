import type { SanityClient, SyncTag } from "@sanity/client";
import { LRUCache } from "lru-cache";

import { queryTraits } from "./queryTraits.ts";
import { type Use, usesIn } from "./uses.ts";

/** A question as it was asked, whatever the time. */
export type Asked = { query: string; params: Record<string, unknown> };

type Ways = {
  /** The lake's last live event: what is read is not older. */
  lastEvent: string | undefined;
  /** Whether to note which documents the answers are made of. */
  traced: boolean;
};

type Answers = { results: unknown[]; tags: readonly string[]; uses: readonly Use[] };

/** Several questions as one query: `{"0": …, "1": …}`, each with parameters of its own. */
export async function askTogether(
  client: SanityClient,
  questions: readonly Asked[],
  { lastEvent, traced }: Ways,
): Promise<Answers> {
  const params = questions.flatMap(({ params }, at) =>
    Object.entries(params).map(([name, value]) => [`${name}_${at}`, value] as const),
  );
  const answer = await client.fetch<Record<string, unknown> | undefined>(
    `{${questions.map(partOf).join(",\n")}}`,
    Object.fromEntries(params),
    {
      filterResponse: false,
      returnQuery: false,
      resultSourceMap: traced,
      ...(lastEvent && { lastLiveEventId: lastEvent }),
    },
  );
  const { result, syncTags, resultSourceMap: map } = answer as typeof answer & { syncTags?: SyncTag[] };
  // What a lake in trouble leaves out is not what was deleted.
  if (!result) throw new Error("The lake answered without a result.");
  // Nobody could say later that it changed. Drafts are read for each request anew.
  if (!syncTags && client.config().perspective !== "drafts")
    throw new Error("The lake answered without sync tags.");
  const results = questions.map(({ query }, at) => partIn(result, at, query));
  return { results, tags: syncTags ?? [], uses: map ? usesIn(map, results) : [] };
}

function partIn(result: Record<string, unknown>, at: number, query: string): unknown {
  const part = result[at];
  if (part === undefined || (part === null && !queryTraits(query).mayBeNull))
    throw new Error(`The lake left out a part of its answer: ${query.trim().slice(0, 60)}`);
  return part;
}

/** Long texts, the same few over and over. */
const parts = new LRUCache<string, string>({ max: 2_000 });

function partOf({ query }: Asked, at: number): string {
  const key = `${at} ${queryTraits(query).hash}`;
  const part = parts.get(key) ?? `"${at}": ${query.replaceAll(/\$(\w+)/g, `$$$1_${at}`)}`;
  parts.set(key, part);
  return part;
}
