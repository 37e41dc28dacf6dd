import { createHash } from "node:crypto";
import { isObject } from "./document.ts";
import { isPublishedId } from "./documentId.ts";
import { EventStream } from "./eventStream.ts";
import { tooMany } from "./problem.ts";
import { anyDocument, isName, keyOfAttribute, keyOfId, keyOfType } from "./queryPlan.ts";
import type { RecentCommits } from "./recentCommits.ts";
import type { Change, Commit } from "./store.ts";

/** Opaque as Sanity's are; the same key always gives the same tag. */
const tagOf = (key: string) => `s1:${createHash("sha256").update(key).digest("base64url").slice(0, 8)}`;

/** The `syncTags` of a query that depends on `keys`. */
export const syncTags = (keys: Iterable<string>) => [...keys].map(tagOf);

const mostConnections = 1000;

type Connection = { stream: EventStream; includeDrafts: boolean };

/** Tells every `/data/live/events` connection which queries are out of date. */
export class LiveEvents {
  #recent: RecentCommits;
  #connections = new Set<Connection>();

  constructor(recent: RecentCommits) {
    this.#recent = recent;
  }

  open({
    includeDrafts,
    lastEventId,
  }: {
    includeDrafts: boolean;
    lastEventId: string | undefined;
  }): Response {
    if (this.#connections.size >= mostConnections)
      throw tooMany(`More than ${mostConnections} live connections`);
    const connection = { stream: new EventStream(), includeDrafts };
    const { stream } = connection;
    this.#connections.add(connection);
    stream.onClose(() => this.#connections.delete(connection));
    const missed = lastEventId === undefined ? [] : this.#recent.since(Number(lastEventId));
    // Whose stream breaks again before they hear what they missed has heard no more than before.
    const id = String(missed?.length ? Number(lastEventId) : this.#recent.lastSeq());
    stream.send({ event: "welcome", id, data: {} });
    if (!missed) stream.send({ event: "restart", id, data: {} });
    for (const commit of missed ?? []) tell(connection, commit);
    return stream.response;
  }

  apply(commit: Commit) {
    for (const connection of this.#connections) tell(connection, commit);
  }

  close() {
    for (const { stream } of this.#connections) stream.close();
  }
}

function tell({ stream, includeDrafts }: Connection, { seq, changes }: Commit) {
  const told = includeDrafts ? changes : changes.filter(({ id }) => isPublishedId(id));
  if (told.length > 0) stream.send({ event: "message", id: String(seq), data: { tags: tagsOf(told) } });
}

function attributeKeys(type: string, object: object, path: string[] = []): string[] {
  return Object.entries(object).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return isName(value) ? [keyOfAttribute(type, [...path, name], value)] : [];
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
