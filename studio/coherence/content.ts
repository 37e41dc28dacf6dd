import type { SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { isContent } from "./allContent.ts";

type Stored = SanityDocumentLike & { _updatedAt?: string };

/** What staff write, drafts in place of what they will replace, kept as it was read: only what changed is another object. */
export class Content {
  readonly #stored = new Map<string, { revision: unknown; document: SanityDocumentLike }>();
  readonly #open = new Map<string, SanityDocumentLike>();
  #since = "";

  /** Reads what the Content Lake has had since it was last asked; says whether that is anything. */
  async refresh(client: SanityClient): Promise<boolean> {
    const query = `{ "changed": *[${isContent} && _updatedAt >= $since], "ids": *[${isContent}]._id }`;
    const { changed, ids } = await client.fetch<{ changed: Stored[]; ids: string[] }>(
      query,
      { since: this.#since },
      { perspective: "raw" },
    );
    const there = new Set(ids);
    const gone = [...this.#stored.keys()].filter((id) => !there.has(id));
    for (const id of gone) this.#stored.delete(id);
    const news = changed.filter(({ _id, _rev }) => this.#stored.get(_id)?.revision !== _rev);
    for (const document of news) this.#store(document);
    return gone.length > 0 || news.length > 0;
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

  documents(): SanityDocumentLike[] {
    const all = new Map<string, SanityDocumentLike>();
    for (const [id, { document }] of this.#stored)
      if (id.startsWith("drafts.") || !all.has(document._id)) all.set(document._id, document);
    for (const [id, document] of this.#open) all.set(id, document);
    return [...all.values()];
  }
}
