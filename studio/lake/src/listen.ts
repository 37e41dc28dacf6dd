import type { Worker } from "node:worker_threads";
import { EventStream } from "./eventStream.ts";
import { keep } from "./keep.ts";
import type { FromListenWorker, ListenerEvent, ToListenWorker } from "./listenWorker.ts";
import { Problem, tooMany } from "./problem.ts";
import type { RecentCommits } from "./recentCommits.ts";
import type { Change, Commit } from "./store.ts";
import { randomId } from "./transaction.ts";
import { startWorker } from "./workerPool.ts";

export type ListenRequest = {
  query: string;
  params: Record<string, unknown>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
  /** Whether versions in releases are told of. */
  includeAllVersions: boolean;
  visibility: string;
  /** Whether only published documents are told of. */
  publicOnly: boolean;
  /** The last event a client that reconnects has seen. */
  resumeFrom: string | undefined;
  enableResume: boolean;
};

/** What a client has heard: all before a commit, and its first `events`. */
type Heard = { seq: number; events: number };

type Listener = {
  request: ListenRequest;
  opened: PromiseWithResolvers<Response>;
  openedAt: number;
  /** What a client that comes back has heard. */
  heard: Heard | undefined;
  /** What a client that comes back has yet to hear of what it missed; undefined where that is no longer known. */
  missed: Commit[] | undefined;
  stream?: EventStream;
};
type Options = { workerData: object; timeLimit: number; recent: RecentCommits };

const mostListeners = 1000;
const mostRefused = 100;
const shortestPause = 100;
const longestPause = 5000;

/**
 * Tells every `/data/listen` connection about the commits its filter matches. Filters are evaluated on a thread of
 * their own, which is there while somebody listens; one that takes too long is ended, and refused from then on.
 */
export class Listeners {
  #options: Options;
  #listeners = new Map<number, Listener>();
  #nextId = 1;
  #worker: Worker | undefined;
  /** Commits the worker has not answered for: sent again to the one that replaces it. */
  #unanswered: Commit[] = [];
  #refused = new Map<string, true>();
  /** Which listener's filter the worker evaluates, and how many evaluations it has begun. */
  #progress = new Int32Array(new SharedArrayBuffer(8));
  #watch: NodeJS.Timeout | undefined;
  #restart: NodeJS.Timeout | undefined;
  /** How many workers in a row have died before they answered. */
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  open(request: ListenRequest): Promise<Response> {
    if (this.#refused.has(keyOf(request))) throw cutOff();
    if (this.#listeners.size >= mostListeners) throw tooMany(`More than ${mostListeners} listeners`);
    const id = this.#nextId++;
    const { recent } = this.#options;
    const heard = isResumed(request) ? heardBy(request.resumeFrom, recent) : undefined;
    const missed = heard && recent.since(heard.events === all ? heard.seq : heard.seq - 1);
    const opened = Promise.withResolvers<Response>();
    const listener = { request, opened, openedAt: recent.lastSeq(), heard, missed };
    this.#listeners.set(id, listener);
    if (this.#worker) this.#introduce(id, listener);
    else if (!this.#restart) this.#start();
    return opened.promise;
  }

  apply(commit: Commit) {
    if (this.#listeners.size === 0) return;
    this.#unanswered.push(commit);
    this.#post(commitMessage(commit));
  }

  /** Breaks every stream, as a lost connection does. */
  drop() {
    for (const { stream } of this.#listeners.values()) stream?.close();
  }

  close() {
    clearTimeout(this.#restart);
    this.#stop();
    for (const { stream, opened } of this.#listeners.values()) {
      stream?.close();
      opened.reject(new Problem(503, "unavailableError", "The lake is stopping"));
    }
    this.#listeners.clear();
  }

  #start() {
    const { workerData } = this.#options;
    const worker = startWorker("listenWorker", { ...workerData, progress: this.#progress.buffer });
    this.#worker = worker;
    this.#progress.fill(0);
    worker.on("message", (message: FromListenWorker) => this.#receive(message));
    worker.on("error", (error) => {
      console.error(error);
      this.#end();
      this.#failures += 1;
    });
    for (const [id, listener] of this.#listeners) this.#introduce(id, listener);
    for (const commit of this.#unanswered) this.#post(commitMessage(commit));
    this.#watchOver();
  }

  #introduce(id: number, { request, openedAt, missed }: Listener) {
    const { query, params, publicOnly, includeAllVersions } = request;
    this.#post({ type: "open", listener: id, query, params, openedAt, publicOnly, includeAllVersions });
    for (const commit of missed ?? []) this.#post({ ...commitMessage(commit), only: id });
  }

  #post(message: ToListenWorker) {
    this.#worker?.postMessage(message);
  }

  #receive(message: FromListenWorker) {
    if (message.type === "answered") return this.#answered(message);
    const listener = this.#listeners.get(message.listener);
    if (!listener || listener.stream) return;
    if (message.problem) {
      this.#listeners.delete(message.listener);
      listener.opened.reject(Problem.from(message.problem));
    } else this.#welcome(message.listener, listener);
  }

  #welcome(id: number, listener: Listener) {
    const { opened, openedAt, heard, missed } = listener;
    const stream = new EventStream();
    listener.stream = stream;
    stream.onClose(() => {
      this.#listeners.delete(id);
      this.#post({ type: "close", listener: id });
    });
    const event = heard ? (missed ? "welcomeback" : "reset") : "welcome";
    // Whose stream breaks again before they hear what they missed has heard no more than before.
    const upTo = heard && missed?.length ? heard : { seq: openedAt, events: all };
    stream.send({
      event,
      id: `welcome#${placeOf(upTo, this.#options.recent)}`,
      data: { listenerName: randomId() },
    });
    opened.resolve(stream.response);
  }

  #answered({ seq, only, told }: FromListenWorker & { type: "answered" }) {
    this.#failures = 0;
    const unanswered = only === undefined ? this.#unanswered : (this.#listeners.get(only)?.missed ?? []);
    const place = unanswered.findIndex((commit) => commit.seq === seq);
    const [commit] = place < 0 ? [] : unanswered.splice(place, 1);
    if (commit) for (const { listener, events } of told) this.#tell(listener, commit, events);
  }

  #tell(id: number, commit: Commit, events: ListenerEvent[]) {
    const listener = this.#listeners.get(id);
    const alreadyHeard = listener?.heard?.seq === commit.seq ? listener.heard.events : 0;
    for (const [index, { change, transition }] of events.entries()) {
      const place = { transactionTotalEvents: events.length, transactionCurrentEvent: index + 1 };
      const told = commit.changes[change];
      if (!listener || !told) return;
      if (index < alreadyHeard) continue;
      const upTo = { seq: commit.seq, events: index + 1 < events.length ? index + 1 : all };
      const eventId = `${commit.transactionId}#${told.id}#${placeOf(upTo, this.#options.recent)}`;
      const data = { eventId, ...mutationEvent(listener.request, commit, told, transition), ...place };
      listener.stream?.send({ event: "mutation", id: eventId, data });
    }
  }

  /** A filter that is still being evaluated at the second look is the one that takes too long. */
  #watchOver() {
    let seen = -1;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (this.#listeners.size === 0) return this.#stop();
      const [listener = 0, begun = 0] = this.#progress;
      if (listener === 0 || begun !== seen) return void (seen = begun);
      return this.#cutOff(listener);
    }, this.#options.timeLimit);
    this.#watch.unref();
  }

  #cutOff(id: number) {
    const listener = this.#listeners.get(id);
    if (listener) {
      keep(this.#refused, keyOf(listener.request), mostRefused, () => true);
      const problem = cutOff();
      listener.stream?.send({ event: "channelError", data: { message: problem.message } });
      listener.stream?.close();
      listener.opened.reject(problem);
    }
    this.#listeners.delete(id);
    this.#end();
  }

  #stop() {
    void this.#worker?.terminate();
    this.#worker = undefined;
    clearInterval(this.#watch);
  }

  #end() {
    this.#stop();
    this.#restart ??= setTimeout(
      () => {
        this.#restart = undefined;
        this.#start();
      },
      Math.min(shortestPause * 2 ** this.#failures, longestPause),
    );
  }
}

const commitMessage = ({ seq, timestamp, changes }: Commit) => ({
  type: "commit" as const,
  seq,
  timestamp,
  changes: changes.map(({ id, before, after }) => ({ id, before, after })),
});

const isResumed = (request: ListenRequest): request is ListenRequest & { resumeFrom: string } =>
  request.enableResume && request.resumeFrom !== undefined;
const keyOf = ({ query, params }: ListenRequest) => JSON.stringify([query, params]);
const all = Infinity;
/** The end of an event's id. */
const placeOf = ({ seq, events }: Heard, recent: RecentCommits) =>
  recent.placeOf(seq) + (events === all ? "" : `.${events}`);
function heardBy(eventId: string, recent: RecentCommits): Heard {
  const [place = "", events = all] = (eventId.split("#").at(-1) ?? "").split(".");
  return { seq: recent.seqAt(place), events: Number(events) };
}
const cutOff = () => new Problem(400, "timeoutError", "The listener was cut off: its filter took too long");

function mutationEvent(request: ListenRequest, commit: Commit, change: Change, transition: string) {
  const { before, after } = change;
  return {
    documentId: change.id,
    transactionId: commit.transactionId,
    transition,
    identity: commit.author,
    ...(request.includeMutations && { mutations: change.mutations }),
    ...(before && { previousRev: before._rev }),
    resultRev: after?._rev ?? commit.transactionId,
    ...(request.includeResult && after && { result: after }),
    ...(request.includePreviousRevision && { previous: before }),
    ...(request.includeEffects && { effects: change.effects }),
    timestamp: commit.timestamp,
    visibility: request.visibility,
  };
}
