import { type Attributes, isObject, referencedIds } from "./document.ts";
import { candidateIds, isVisible, type Perspective, viewId } from "./perspective.ts";

export type ViewDocument = Attributes & { _id: string; _type: string };
type Documents = ReadonlyMap<string, ViewDocument>;

const byId = (left: ViewDocument, right: ViewDocument) => (left._id < right._id ? -1 : 1);

/** The documents one perspective shows, with the indexes that keep queries from scanning them all. */
export class View {
  readonly perspective: Perspective;
  #stored: Documents;
  #documents = new Map<string, ViewDocument>();
  #byType = new Map<string, Map<string, ViewDocument>>();
  #referrers = new Map<string, Set<string>>();
  #cache = new Map<string, ViewDocument[]>();
  #attributes = new Map<string, Map<unknown, ViewDocument[]>>();

  constructor(perspective: Perspective, stored: Documents) {
    this.perspective = perspective;
    this.#stored = stored;
    const ids = new Set([...stored.keys()].map((id) => viewId(id, perspective)));
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

  ofType = (type: string): ViewDocument[] =>
    this.#cached(type, () => [...(this.#byType.get(type)?.values() ?? [])]);

  /** Documents that hold a reference to `id`, strong or weak. */
  referringTo(id: string): ViewDocument[] {
    const sources = [...(this.#referrers.get(id) ?? [])].map(this.get);
    return sources.filter((document) => document !== undefined).toSorted(byId);
  }

  /** Documents of `type` whose attribute at `path` is the string `value`. */
  withAttribute(type: string, path: string[], value: string): ViewDocument[] {
    const key = JSON.stringify([type, path]);
    let index = this.#attributes.get(key);
    if (!index) {
      index = Map.groupBy(this.ofType(type), (document) => attributeAt(document, path));
      this.#attributes.set(key, index);
    }
    return index.get(value) ?? [];
  }

  #resolve(id: string): ViewDocument | undefined {
    if (this.perspective === "raw") return this.#stored.get(id);
    for (const candidate of candidateIds(id, this.perspective)) {
      const document = this.#stored.get(candidate);
      if (!document) continue;
      if (isObject(document._system) && document._system.delete === true) return undefined;
      return candidate === id ? document : { ...document, _id: id, _originalId: candidate };
    }
    return undefined;
  }

  #show(id: string, document: ViewDocument | undefined) {
    if (!document) return;
    this.#documents.set(id, document);
    insert(this.#byType, document._type, () => new Map()).set(id, document);
    for (const target of referencedIds(document, "all"))
      insert(this.#referrers, target, () => new Set()).add(id);
    this.#forget(document._type);
  }

  #hide(id: string) {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#documents.delete(id);
    this.#byType.get(document._type)?.delete(id);
    for (const target of referencedIds(document, "all")) this.#referrers.get(target)?.delete(id);
    this.#forget(document._type);
  }

  #cached(key: string, list: () => ViewDocument[]): ViewDocument[] {
    return insert(this.#cache, key, () => list().toSorted(byId));
  }

  #forget(type: string) {
    this.#cache.delete("");
    this.#cache.delete(type);
    for (const key of this.#attributes.keys()) {
      if (key.startsWith(`[${JSON.stringify(type)},`)) this.#attributes.delete(key);
    }
  }
}

function insert<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

function attributeAt(document: Attributes, path: string[]): unknown {
  let value: unknown = document;
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
