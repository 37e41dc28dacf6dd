import { createHash } from "node:crypto";
import { isObject } from "./document.ts";
import { isPublishedId } from "./documentId.ts";
import { EventStream } from "./eventStream.ts";
import { anyDocument, keyOfAttribute, keyOfId, keyOfType } from "./queryPlan.ts";
import type { Change, Commit, Store } from "./store.ts";

/** Opaque as Sanity's are; the same key always gives the same tag. */
const tagOf = (key: string) => `s1:${createHash("sha256").update(key).digest("base64url").slice(0, 8)}`;

/** The `syncTags` of a query that depends on `keys`. */
export const syncTags = (keys: Iterable<string>) => [...keys].map(tagOf);

type Connection = { stream: EventStream; includeDrafts: boolean };

/** Tells every `/data/live/events` connection which queries are out of date. */
export class LiveEvents {
  #store: Store;
  #connections = new Set<Connection>();

  constructor(store: Store) {
    this.#store = store;
  }

  open(options: { includeDrafts: boolean; lastEventId: string | undefined }): Response {
    const connection = { stream: new EventStream(), includeDrafts: options.includeDrafts };
    this.#connections.add(connection);
    connection.stream.onClose(() => this.#connections.delete(connection));
    const id = String(this.#store.lastSeq());
    const missed = options.lastEventId !== undefined && options.lastEventId !== id;
    connection.stream.send({ event: "welcome", id, data: {} });
    if (missed) connection.stream.send({ event: "restart", id, data: {} });
    return connection.stream.response;
  }

  apply(commit: Commit) {
    const published = commit.changes.filter((change) => isPublishedId(change.id));
    for (const { stream, includeDrafts } of this.#connections) {
      const changes = includeDrafts ? commit.changes : published;
      if (changes.length > 0)
        stream.send({ event: "message", id: String(commit.seq), data: { tags: tagsOf(changes) } });
    }
  }

  close() {
    for (const { stream } of this.#connections) stream.close();
  }
}

/** Longer texts name nothing that a query asks for. */
const longestName = 200;

function attributeKeys(type: string, object: object, path: string[] = []): string[] {
  return Object.entries(object).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "string")
      return value.length <= longestName ? [keyOfAttribute(type, [...path, name], value)] : [];
    return isObject(value) ? attributeKeys(type, value, [...path, name]) : [];
  });
}

function tagsOf(changes: Change[]): string[] {
  const keys = changes.flatMap(({ id, before, after }) => {
    const states = [before, after].filter((document) => document !== null);
    return [
      anyDocument,
      keyOfId(id),
      ...states.flatMap((document) => [
        keyOfType(document._type),
        ...attributeKeys(document._type, document),
      ]),
    ];
  });
  return syncTags(new Set(keys));
}
