import { type Attributes, isObject } from "./document.ts";
import { attribute, container, firstOf, hidden, spread } from "./tracedQuery.ts";
import type { ViewDocument } from "./view.ts";

type Segment = string | number | { key: string };
type Location = { document: ViewDocument; path: Segment[] };
export type PathStyle = "index" | "key";

/** Where every object of the documents it was shown stands. */
export class SourceIndex {
  #locations = new WeakMap<object, Location>();

  add(document: ViewDocument) {
    if (!this.#locations.has(document)) this.#note(document, document, []);
  }

  of = (value: object): Location | undefined => this.#locations.get(value);

  #note(value: unknown, document: ViewDocument, path: Segment[]) {
    if (typeof value !== "object" || value === null) return;
    this.#locations.set(value, { document, path });
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        this.#note(item, document, [...path, segmentOf(item, index)]);
    } else for (const [name, inner] of Object.entries(value)) this.#note(inner, document, [...path, name]);
  }
}

function segmentOf(item: unknown, index: number): Segment {
  if (!isObject(item)) return index;
  return typeof item._key === "string" ? { key: item._key } : index;
}

/** The result of a traced query without its traces, and the content source map they make. */
export function readTraces(result: Attributes, index: SourceIndex, style: PathStyle) {
  const documents = new Map<string, { _id: string; _type: string }>();
  const paths = new Map<string, number>();
  const mappings: Record<string, object> = {};

  function note(path: string, location: Location | undefined) {
    if (!location) return void (mappings[path] = { type: "value", source: { type: "unknown" } });
    const { _id, _type, _originalId } = location.document;
    const id = typeof _originalId === "string" ? _originalId : _id;
    documents.set(id, { _id: id, _type });
    const document = [...documents.keys()].indexOf(id);
    const written = writePath(location, style);
    if (!paths.has(written)) paths.set(written, paths.size);
    mappings[path] = { type: "value", source: { type: "documentValue", document, path: paths.get(written) } };
  }

  function read(value: unknown, path: string, source: unknown): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value !== "object") {
      note(path, locationOf(source));
      return value;
    }
    const location = index.of(value);
    if (location) {
      note(path, location);
      return value;
    }
    if (Array.isArray(value)) {
      const sources = Array.isArray(source) ? source : [];
      return value.map((item, at) => read(item, `${path}[${at}]`, sources[at]));
    }
    return readObject(value as Attributes, path);
  }

  function readObject(object: Attributes, path: string): Attributes {
    const names = Object.keys(object);
    const spreads = names.filter((name) => name.startsWith(spread)).map((name) => object[name]);
    const entries = names
      .filter((name) => !name.startsWith(hidden))
      .map((name) => {
        const source = object[hidden + name] ?? placeAmong(spreads, name);
        return [name, read(object[name], `${path}[${quoted(name)}]`, source)];
      });
    return Object.fromEntries(entries);
  }

  /** Where the attribute that a source names stands, through other projections if it must be. */
  function locationOf(source: unknown): Location | undefined {
    if (!isObject(source)) return undefined;
    if (Array.isArray(source[firstOf]))
      return locationOf(source[firstOf].find((choice) => valueAt(choice) !== null));
    const [base, at] = [source[container], source[attribute]];
    if (typeof base !== "object" || base === null) return undefined;
    const location = index.of(base);
    if (location) return { document: location.document, path: [...location.path, at as string | number] };
    return locationOf((base as Attributes)[hidden + String(at)]);
  }

  const value = read(result.value, "$", result[`${hidden}value`]);
  const map = { documents: [...documents.values()], paths: [...paths.keys()], mappings };
  return { value, map };
}

function placeAmong(spreads: unknown[], name: string): unknown {
  const base = spreads.findLast((spread) => isObject(spread) && Object.hasOwn(spread, name));
  return base && { [container]: base, [attribute]: name };
}

function valueAt(choice: unknown): unknown {
  if (!isObject(choice)) return null;
  const base = choice[container];
  return isObject(base) || Array.isArray(base)
    ? ((base as Attributes)[String(choice[attribute])] ?? null)
    : null;
}

function writePath({ document, path }: Location, style: PathStyle): string {
  let value: unknown = document;
  let written = "$";
  for (const segment of path) {
    if (typeof segment === "object") {
      const list: unknown[] = Array.isArray(value) ? value : [];
      value = list.find((item) => isObject(item) && item._key === segment.key);
      const index = list.indexOf(value);
      written += style === "key" ? `[?(@._key==${quoted(segment.key)})]` : `[${index}]`;
    } else {
      value = (value as Attributes | undefined)?.[segment];
      written += typeof segment === "number" ? `[${segment}]` : `[${quoted(segment)}]`;
    }
  }
  return written;
}

const escapes: Record<string, string> = { "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** As JSONPath's normal form has it: 'it\'s'. */
const quoted = (name: string) =>
  `'${name.replace(/['\\]/g, "\\$&").replace(/[\b\f\n\r\t]/g, (control) => escapes[control] ?? control)}'`;
