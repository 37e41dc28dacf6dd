import type { QueryParams, SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { allContent } from "./allContent.ts";

/** What staff write, drafts in place of what they will replace, kept as it was read: only what changed is another object. */
export class Content {
  readonly #stored = new Map<string, { revision: unknown; document: SanityDocumentLike }>();
  readonly #open = new Map<string, SanityDocumentLike>();

  /** Reads what stands otherwise in the Content Lake than when it was last asked. */
  async refresh(client: SanityClient): Promise<void> {
    const read = (query: string, params: QueryParams = {}) =>
      client.fetch<SanityDocumentLike[]>(query, params, { perspective: "raw" });
    const isFirst = this.#stored.size === 0;
    // By revision: what is imported keeps its dates, of last year or of a clock ahead.
    const there = await read(isFirst ? allContent : `${allContent}{ _id, _rev }`);
    const changed = there.filter(({ _id, _rev }) => this.#stored.get(_id)?.revision !== _rev);
    const ids = changed.map(({ _id }) => _id);
    const news = isFirst || ids.length === 0 ? changed : await read("*[_id in $ids]", { ids });
    const isThere = new Set(there.map(({ _id }) => _id));
    for (const id of this.#stored.keys()) if (!isThere.has(id)) this.#stored.delete(id);
    for (const document of news)
      this.#stored.set(document._id, {
        revision: document._rev,
        document: { ...document, _id: baseId(document._id) },
      });
  }

  /** What a form holds stands in place of what is stored, until it is closed. */
  open(document: SanityDocumentLike): void {
    this.#open.set(baseId(document._id), { ...document, _id: baseId(document._id) });
  }

  close(id: string): void {
    this.#open.delete(baseId(id));
  }

  /** Those of which nothing is published. */
  drafts(): Set<string> {
    const ids = [...this.#stored.keys()].filter((id) => id.startsWith("drafts."));
    return new Set(ids.map(baseId).filter((id) => !this.#stored.has(id)));
  }

  documents(): SanityDocumentLike[] {
    const all = new Map<string, SanityDocumentLike>();
    for (const [id, { document }] of this.#stored)
      if (id.startsWith("drafts.") || !all.has(document._id)) all.set(document._id, document);
    for (const [id, document] of this.#open) all.set(id, document);
    return [...all.values()];
  }
}
