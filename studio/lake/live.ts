import { createHash } from "node:crypto";
import { isPublishedId } from "./documentId.ts";
import { EventStream } from "./eventStream.ts";
import { anyDocument, keyOfId, keyOfType } from "./queryPlan.ts";
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

function tagsOf(changes: Change[]): string[] {
  const keys = changes.flatMap(({ id, before, after }) => {
    const types = [before?._type, after?._type].filter((type) => type !== undefined);
    return [anyDocument, keyOfId(id), ...types.map(keyOfType)];
  });
  return syncTags(new Set(keys));
}
