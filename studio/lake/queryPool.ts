import { Worker } from "node:worker_threads";
import type { QueryRequest } from "./answerQuery.ts";
import { Problem } from "./problem.ts";
import type { FromWorker, ToWorker } from "./queryWorker.ts";
import type { Commit } from "./store.ts";

/** The message id with which a worker says it has read the documents. */
const ready = 0;

export type QueryAnswer = { result: string; keys: string[] };
type Waiting = {
  request: QueryRequest;
  resolve: (answer: QueryAnswer) => void;
  reject: (error: Error) => void;
};
type Options = { databasePath: string; timeLimit: number; size?: number };

/** Threads that answer queries. Each has a copy of all documents and works on one query at a time. */
export class QueryPool {
  #options: Options;
  #threads: Thread[];
  #waiting: Waiting[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#threads = Array.from({ length: options.size ?? 2 }, () => this.#start());
  }

  query(request: QueryRequest): Promise<QueryAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer>();
    this.#waiting.push({ request, resolve, reject });
    this.#assign();
    return promise;
  }

  /** Messages arrive in order, so a query sent after this sees the commit. */
  apply(commit: Commit) {
    const changes = commit.changes.map(({ id, after }) => ({ id, json: after && JSON.stringify(after) }));
    for (const thread of this.#threads) thread.post({ type: "commit", seq: commit.seq, changes });
  }

  async close() {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #start(): Thread {
    return new Thread(this.#options, (thread) => {
      const index = this.#threads.indexOf(thread);
      if (index >= 0 && thread.isDead) this.#threads[index] = this.#start();
      this.#assign();
    });
  }

  #assign() {
    for (const thread of this.#threads) {
      if (this.#waiting.length === 0) return;
      if (!thread.isBusy) thread.run(this.#waiting.shift() as Waiting);
    }
  }
}

class Thread {
  isDead = false;
  #isReady = false;
  #worker: Worker;
  #timeLimit: number;
  #onFree: (thread: Thread) => void;
  #current: (Waiting & { id: number; timer: NodeJS.Timeout }) | undefined;
  #nextId = 1;

  constructor({ databasePath, timeLimit }: Options, onFree: (thread: Thread) => void) {
    this.#timeLimit = timeLimit;
    this.#onFree = onFree;
    this.#worker = new Worker(new URL("./queryWorker.ts", import.meta.url), {
      workerData: { databasePath },
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    this.#worker.on("message", (message: FromWorker) => this.#receive(message));
    this.#worker.on("error", (error) =>
      this.#fail(new Problem(400, "queryEvaluationError", `The query failed: ${error.message}`)),
    );
  }

  get isBusy() {
    return this.#current !== undefined || this.isDead || !this.#isReady;
  }

  post(message: ToWorker) {
    this.#worker.postMessage(message);
  }

  run(waiting: Waiting) {
    const id = this.#nextId++;
    const timer = setTimeout(() => {
      const seconds = this.#timeLimit / 1000;
      this.#fail(
        new Problem(408, "queryTimeoutError", `The query was cut off: it took more than ${seconds} s`),
      );
    }, this.#timeLimit);
    this.#current = { ...waiting, id, timer };
    this.post({ type: "query", id, request: waiting.request });
  }

  async stop() {
    this.isDead = true;
    clearTimeout(this.#current?.timer);
    await this.#worker.terminate();
    this.#current?.reject(new Problem(503, "unavailableError", "The lake is stopping"));
  }

  #receive(message: FromWorker) {
    if (message.id === ready) {
      this.#isReady = true;
      return this.#onFree(this);
    }
    const current = this.#current;
    if (message.id !== current?.id) return;
    clearTimeout(current.timer);
    this.#current = undefined;
    if ("problem" in message) {
      const { status, type, description, details } = message.problem;
      current.reject(new Problem(status, type, description, details));
    } else current.resolve(message);
    this.#onFree(this);
  }

  /** The thread is lost; the pool starts another from the database. */
  #fail(problem: Problem) {
    if (this.isDead) return;
    this.isDead = true;
    void this.#worker.terminate();
    clearTimeout(this.#current?.timer);
    this.#current?.reject(problem);
    this.#current = undefined;
    this.#onFree(this);
  }
}
