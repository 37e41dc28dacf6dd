import { type Attributes, isObject, referencedIds } from "./document.ts";
import { keep } from "./keep.ts";
import { attributeAt, comparing, firstWhere, type Ordering } from "./ordering.ts";
import { candidateIds, isVisible, type Perspective, showsAsStored, viewId } from "./perspective.ts";

export type ViewDocument = Attributes & { _id: string; _type: string };
type Documents = ReadonlyMap<string, ViewDocument>;
type Index = { type: string; path: string[]; documents: Map<unknown, ViewDocument[]> };
type Compare = (left: ViewDocument, right: ViewDocument) => number;
type Ordered = { type: string | undefined; ordering: Ordering; compare: Compare; documents: ViewDocument[] };

/** Indexes of attributes kept at a time: a query may ask for any. */
const mostIndexes = 64;
const mostOrders = 64;

export const byId = (left: ViewDocument, right: ViewDocument) => (left._id < right._id ? -1 : 1);

/** The documents one perspective shows, with the indexes that keep queries from scanning them all. */
export class View {
  readonly perspective: Perspective;
  #stored: Documents;
  #documents = new Map<string, ViewDocument>();
  #byType = new Map<string, Map<string, ViewDocument>>();
  #referrers = new Map<string, Set<string>>();
  #cache = new Map<string, ViewDocument[]>();
  #indexes = new Map<string, Index>();
  #orders = new Map<string, Ordered>();

  constructor(perspective: Perspective, stored: Documents) {
    this.perspective = perspective;
    this.#stored = stored;
    const visible = [...stored.keys()].filter((id) => isVisible(id, perspective));
    const ids = new Set(visible.map((id) => viewId(id, perspective)));
    for (const id of ids) this.#show(id, this.#resolve(id));
  }

  /** Takes up the stored document `storedId` again, after it changed. */
  refresh(storedId: string) {
    if (!isVisible(storedId, this.perspective)) return;
    const id = viewId(storedId, this.perspective);
    this.#hide(id);
    this.#show(id, this.#resolve(id));
  }

  get = (id: string): ViewDocument | undefined => this.#documents.get(id);

  all = (): ViewDocument[] => this.#cached("", () => [...this.#documents.values()]);

  /** Documents of a type, or of any. */
  ofType(type: string | undefined): ViewDocument[] {
    if (type === undefined) return this.all();
    const documents = this.#byType.get(type);
    return documents?.size ? this.#cached(type, () => [...documents.values()]) : [];
  }

  /** Documents that hold a reference to `id`, strong or weak. */
  referringTo(id: string): ViewDocument[] {
    const sources = [...(this.#referrers.get(id) ?? [])].map(this.get);
    return sources.filter((document) => document !== undefined).toSorted(byId);
  }

  /** Documents of `type` whose attribute at `path` is the string `value`. */
  withAttribute(type: string, path: string[], value: string): ViewDocument[] {
    const key = JSON.stringify([type, path]);
    const index = keep(this.#indexes, key, mostIndexes, () => ({
      type,
      path,
      documents: Map.groupBy(this.ofType(type), (document) => attributeAt(document, path)),
    }));
    return index.documents.get(value) ?? [];
  }

  /** All documents of a type, or of any, in that order. */
  ordered(type: string | undefined, ordering: Ordering): ViewDocument[] {
    const order = keep(this.#orders, JSON.stringify([type, ordering]), mostOrders, () => {
      const compare = comparing(ordering);
      return { type, ordering, compare, documents: this.ofType(type).toSorted(compare) };
    });
    return order.documents;
  }

  /** An order that begins with an attribute: one that is kept, or a new one. */
  orderingBy(type: string | undefined, path: string[]): Ordering {
    const name = path.join(".");
    const kept = this.#orders
      .values()
      .find((order) => order.type === type && order.ordering[0]?.path.join(".") === name);
    return kept?.ordering ?? [{ path, isDescending: false }];
  }

  #resolve(id: string): ViewDocument | undefined {
    if (!Array.isArray(this.perspective)) return this.#stored.get(id);
    for (const candidate of candidateIds(id, this.perspective)) {
      const document = this.#stored.get(candidate);
      if (!document) continue;
      if (isObject(document._system) && document._system.delete === true) return undefined;
      return showsAsStored(this.perspective) ? document : { ...document, _id: id, _originalId: candidate };
    }
    return undefined;
  }

  #show(id: string, document: ViewDocument | undefined) {
    if (!document) return;
    this.#documents.set(id, document);
    insert(this.#byType, document._type, () => new Map()).set(id, document);
    for (const target of referencedIds(document, "all"))
      insert(this.#referrers, target, () => new Set()).add(id);
    this.#update(document, inserted);
  }

  #hide(id: string) {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#documents.delete(id);
    this.#byType.get(document._type)?.delete(id);
    for (const target of referencedIds(document, "all")) this.#referrers.get(target)?.delete(id);
    this.#update(document, removed);
  }

  #cached(key: string, list: () => ViewDocument[]): ViewDocument[] {
    return insert(this.#cache, key, () => list().toSorted(byId));
  }

  /** Lists and indexes follow each change: to sort ten thousand documents anew takes longer than most queries. */
  #update(document: ViewDocument, change: typeof inserted) {
    for (const key of ["", document._type]) {
      const list = this.#cache.get(key);
      if (list) this.#cache.set(key, change(list, document));
    }
    for (const order of this.#orders.values()) {
      if (order.type === undefined || order.type === document._type)
        order.documents = change(order.documents, document, order.compare);
    }
    for (const { type, path, documents } of this.#indexes.values()) {
      if (type !== document._type) continue;
      const value = attributeAt(document, path);
      const list = change(documents.get(value) ?? [], document);
      if (list.length > 0) documents.set(value, list);
      else documents.delete(value);
    }
  }
}

/** Where the document stands, or would stand, in an ordered list. */
const placeOf = (document: ViewDocument, list: ViewDocument[], compare: Compare) =>
  firstWhere(list, (one) => compare(one, document) >= 0);

// New lists: a query may still be reading the old ones.
const inserted = (list: ViewDocument[], document: ViewDocument, compare: Compare = byId) =>
  list.toSpliced(placeOf(document, list, compare), 0, document);
const removed = (list: ViewDocument[], document: ViewDocument, compare: Compare = byId) =>
  list.toSpliced(placeOf(document, list, compare), 1);

function insert<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
