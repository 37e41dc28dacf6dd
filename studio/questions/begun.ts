import type { SanityClient } from "@sanity/client";

import { baseId } from "../baseId.ts";
import { draftId } from "../draft.ts";
import type { Group } from "./groups.ts";

/** A question of the FAQ that one of those asked began, whose id it has; in ISO 8601, when it was last published. */
export type Begun = { id: string; publishedAt?: string };

export async function readBegun(client: SanityClient, asked: string[]): Promise<Begun[]> {
  const found = await client.fetch<{ _id: string; _updatedAt: string }[]>(
    `*[_type == "faq" && _id in $ids]{ _id, _updatedAt }`,
    { ids: asked.flatMap((id) => [id, draftId(id)]) },
    { perspective: "raw" },
  );
  return [...Map.groupBy(found, ({ _id }) => baseId(_id))].map(([id, stored]) => {
    const published = stored.find(({ _id }) => _id === id);
    return { id, ...(published && { publishedAt: published._updatedAt }) };
  });
}

/** The groups that wait, each with the answer begun for it: what was published after the last of its questions answers them. */
export function waiting(groups: Group[], begun: Begun[]): (Group & { begun?: Begun })[] {
  return groups.flatMap((group) => {
    const one = begun.find(({ id }) => group.questions.some((question) => question.id === id));
    if (one?.publishedAt && new Date(one.publishedAt) > new Date(group.lastAskedAt)) return [];
    return one ? { ...group, begun: one } : group;
  });
}
