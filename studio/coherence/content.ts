import type { SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { allContent, isContent } from "./allContent.ts";

type Stored = SanityDocumentLike & { _updatedAt?: string };

/** What staff write, drafts in place of what they will replace, kept as it was read: only what changed is another object. */
export class Content {
  readonly #stored = new Map<string, { revision: unknown; document: SanityDocumentLike }>();
  readonly #open = new Map<string, SanityDocumentLike>();
  #since = "";

  /** Reads what the Content Lake has had since it was last asked; says whether that is anything. */
  async refresh(client: SanityClient): Promise<boolean> {
    const query = `{ "changed": *[${isContent} && _updatedAt >= $since], "count": count(${allContent}) }`;
    const { changed, count } = await client.fetch<{ changed: Stored[]; count: number }>(
      query,
      { since: this.#since },
      { perspective: "raw" },
    );
    const news = changed.filter(({ _id, _rev }) => this.#stored.get(_id)?.revision !== _rev);
    for (const document of news) this.#store(document);
    // Every id is asked for only where one is gone.
    const isAnyGone = this.#stored.size !== count && (await this.#forget(client));
    return isAnyGone || news.length > 0;
  }

  async #forget(client: SanityClient): Promise<boolean> {
    const there = new Set(await client.fetch<string[]>(`${allContent}._id`, {}, { perspective: "raw" }));
    const gone = [...this.#stored.keys()].filter((id) => !there.has(id));
    for (const id of gone) this.#stored.delete(id);
    return gone.length > 0;
  }

  #store(document: Stored) {
    const { _id, _rev, _updatedAt = "" } = document;
    this.#stored.set(_id, { revision: _rev, document: { ...document, _id: baseId(_id) } });
    if (_updatedAt > this.#since) this.#since = _updatedAt;
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
