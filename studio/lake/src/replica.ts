import { keep } from "./keep.ts";
import type { Perspective } from "./perspective.ts";
import { View, type ViewDocument } from "./view.ts";

const mostViews = 8;

/** All documents in memory, and one view of them per perspective in use. */
export class Replica {
  #documents = new Map<string, ViewDocument>();
  #views = new Map<string, View>();

  set(id: string, document: ViewDocument | null) {
    if (document) this.#documents.set(id, document);
    else this.#documents.delete(id);
    for (const view of this.#views.values()) view.refresh(id);
  }

  view = (perspective: Perspective): View =>
    keep(this.#views, String(perspective), mostViews, () => new View(perspective, this.#documents));
}
