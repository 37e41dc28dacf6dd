import { createHash } from "node:crypto";
import type { LakeDocument } from "./document.ts";
import { isPublishedId, publishedId } from "./documentId.ts";
import { EventStream } from "./eventStream.ts";
import { tooMany } from "./problem.ts";
import { keyOfType, keysOfChange } from "./keys.ts";
import type { RecentCommits } from "./recentCommits.ts";
import type { Change, Commit } from "./store.ts";

/** Opaque as Sanity's are; the same key always gives the same tag. */
const tagOf = (key: string) => `s1:${createHash("sha256").update(key).digest("base64url").slice(0, 8)}`;

/** The `syncTags` of a query that depends on `keys`. */
export const syncTags = (keys: Iterable<string>) => [...keys].map(tagOf);

const mostConnections = 1000;

type Connection = { stream: EventStream; includeDrafts: boolean };
/** The document, its draft and its versions, as they are stored. */
type VersionsOf = (publishedId: string) => LakeDocument[];

/** Tells every `/data/live/events` connection which queries are out of date. */
export class LiveEvents {
  #recent: RecentCommits;
  #versionsOf: VersionsOf;
  #connections = new Set<Connection>();

  constructor(recent: RecentCommits, versionsOf: VersionsOf) {
    this.#recent = recent;
    this.#versionsOf = versionsOf;
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
    const missed = lastEventId === undefined ? [] : this.#recent.since(this.#recent.seqAt(lastEventId));
    // Whose stream breaks again before they hear what they missed has heard no more than before.
    const id = missed?.length && lastEventId ? lastEventId : this.#recent.placeOf(this.#recent.lastSeq());
    stream.send({ event: "welcome", id, data: {} });
    if (!missed) stream.send({ event: "restart", id, data: {} });
    for (const commit of missed ?? []) this.#tell([connection], commit, includeDrafts);
    return stream.response;
  }

  apply(commit: Commit) {
    const connections = Map.groupBy(this.#connections, ({ includeDrafts }) => includeDrafts);
    for (const [includeDrafts, told] of connections) this.#tell(told, commit, includeDrafts);
  }

  close() {
    for (const { stream } of this.#connections) stream.close();
  }

  #tell(connections: Connection[], { seq, changes }: Commit, includeDrafts: boolean) {
    const told = includeDrafts ? changes : changes.filter(({ id }) => isPublishedId(id));
    if (told.length === 0) return;
    const tags = syncTags(new Set(told.flatMap((change) => keysOf(change, this.#versionsOf))));
    const id = this.#recent.placeOf(seq);
    for (const { stream } of connections) stream.send({ event: "message", id, data: { tags } });
  }
}

function keysOf({ id, before, after }: Change, versionsOf: VersionsOf): string[] {
  // What a draft or a version hides, or shows again where it goes, may be of another type.
  const beside = isPublishedId(id) ? [] : versionsOf(publishedId(id));
  return [...keysOfChange(before, after), ...beside.map(({ _type }) => keyOfType(_type))];
}
