import { z } from "zod";

import type { Content } from "./content.ts";
import { sectionLists } from "./sections/index.ts";
import type { SectionType } from "./sectionResult.ts";

const stampedShape = z.array(z.looseObject({ _id: z.string(), _type: z.string(), _updatedAt: z.string() }));

/** When what the documents show was last changed, by their `_id`: themselves, what they refer to, the lists of their sections. */
export async function getLastChanges(content: Content): Promise<(id: string) => string | undefined> {
  const documents =
    (await content.get(`*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`, {}, stampedShape)) ?? [];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const byType = Map.groupBy(documents, ({ _type }) => _type);
  return (id) => {
    const document = byId.get(id);
    if (!document) return undefined;
    const shown = [
      document,
      ...mentioned(document).flatMap((name) => byId.get(name) ?? byType.get(name) ?? []),
    ];
    return shown
      .map(({ _updatedAt }) => _updatedAt)
      .toSorted()
      .at(-1);
  };
}

/** The ids a document refers to and the types its sections list. */
function mentioned(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mentioned);
  if (typeof value !== "object" || value === null) return [];
  const { _ref, _type } = value as { _ref?: string; _type?: string };
  const lists = sectionLists[_type as SectionType] ?? [];
  return [...(_ref ? [_ref] : []), ...lists, ...Object.values(value).flatMap(mentioned)];
}
