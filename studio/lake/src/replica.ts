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

  view(perspective: Perspective): View {
    const key = String(perspective);
    const view = this.#views.get(key) ?? new View(perspective, this.#documents);
    // Most recently used last; the first is the one to forget.
    this.#views.delete(key);
    this.#views.set(key, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > mostViews && oldest !== undefined) this.#views.delete(oldest);
    return view;
  }
}
