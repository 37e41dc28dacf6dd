import type { SanityClient } from "@sanity/client";
import type { z } from "zod";

/** The published content, or the drafts, as one request reads it. */
export type Content = {
  /**
   * The result of a query in the shape asked for; null when the lake has no such document.
   * @throws ContentUnfit naming the document and field, when the result does not fit the shape.
   */
  get<Shape extends z.ZodType>(
    query: string,
    params: Record<string, unknown>,
    shape: Shape,
  ): Promise<z.infer<Shape> | null>;
  /** Notes that a page shows the whole list of a document type. */
  shows(type: string): void;
  /** What has been read: `id:` of each document, `type:` of each list. A change to one changes the page. */
  keys: ReadonlySet<string>;
};

export class ContentUnfit extends Error {
  override name = "ContentUnfit";
}

export function readContent(client: SanityClient): Content {
  const keys = new Set<string>();
  return {
    keys,
    shows: (type) => void keys.add(`type:${type}`),
    async get(query, params, shape) {
      const found = await client.fetch<unknown>(query, params);
      if (found === null) return null;
      noteDocuments(found, keys);
      const result = shape.safeParse(found);
      if (result.success) return result.data;
      const id = (found as { _id?: string })._id ?? query.slice(0, 60);
      const [issue] = result.error.issues;
      throw new ContentUnfit(`${id} ${issue?.path.join(".")}: ${issue?.message}`);
    },
  };
}

const references = new Set(["_id", "to", "comparedTo"]);

function noteDocuments(value: unknown, keys: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((item) => noteDocuments(item, keys));
  if (typeof value !== "object" || value === null) return;
  for (const [field, content] of Object.entries(value)) {
    if (references.has(field) && typeof content === "string")
      keys.add(`id:${content.replace(/^drafts\./, "")}`);
    else noteDocuments(content, keys);
  }
}
