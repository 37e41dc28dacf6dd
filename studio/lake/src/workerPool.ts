import { Worker } from "node:worker_threads";
import { Problem, type PlainProblem } from "./problem.ts";

/** What a pool sends to its workers, and what they answer; `serveTasks` is the other end. */
export type ToWorker<Task, News> = { type: "task"; id: number; task: Task } | { type: "news"; news: News };
export type FromWorker<Answer> =
  | { type: "ready" }
  | { type: "answer"; id: number; answer: Answer }
  | { type: "problem"; id: number; problem: PlainProblem };

type Options = {
  /** The worker's module beside this one, without its extension. */
  module: string;
  workerData: object;
  size: number;
  /** Milliseconds after which a task is cut off, and its worker with it. */
  timeLimit: number;
  /** Milliseconds without a task after which the workers are ended. */
  idleTime: number;
  /** Tasks that may wait for a worker; further ones are answered 429. */
  mostWaiting: number;
  /** What a task that was cut off is called, in the answer. */
  what: string;
};

type Waiting<Task, Answer> = {
  task: Task;
  asker: AbortSignal | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

const shortestPause = 50;
const longestPause = 5000;

/** Threads that do one task at a time each, started when there is work for them, and ended when there was none for long. */
export class WorkerPool<Task, Answer, News = never> {
  #options: Options;
  #threads = new Set<Thread<Task, Answer, News>>();
  #waiting: Waiting<Task, Answer>[] = [];
  #failures = 0;
  #resume: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#idle = setTimeout(() => this.#rest(), options.idleTime).unref();
  }

  /** @param asker aborted once nobody waits for the answer: what was not begun by then is not done. */
  run(task: Task, asker?: AbortSignal): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const { mostWaiting, what } = this.#options;
    if (this.#waiting.length >= mostWaiting) this.#drop();
    if (this.#waiting.length >= mostWaiting)
      reject(new Problem(429, "tooManyRequestsError", `More than ${mostWaiting} are waiting (${what})`));
    else if (this.#isClosed) reject(stopping());
    else this.#waiting.push({ task, asker, resolve, reject });
    this.#assign();
    return promise;
  }

  /** Told to every thread in order: what it is asked after this, it answers knowing it. */
  tell(news: News) {
    for (const thread of this.#threads) thread.post({ type: "news", news });
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#resume);
    clearTimeout(this.#idle);
    for (const { reject } of this.#waiting.splice(0)) reject(stopping());
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  #assign() {
    this.#idle.refresh();
    this.#drop();
    for (const thread of this.#threads) {
      while (thread.isFree && this.#waiting.length > 0) thread.run(this.#waiting.shift()!);
    }
    const starting = [...this.#threads].filter(({ isReady }) => !isReady).length;
    const mayStart = !this.#resume && !this.#isClosed && this.#threads.size < this.#options.size;
    if (mayStart && this.#waiting.length > starting) this.#start();
  }

  /** What nobody waits for any more. */
  #drop() {
    const isGone = ({ asker }: Waiting<Task, Answer>) => asker?.aborted === true;
    for (const { reject } of this.#waiting.filter(isGone)) reject(gone());
    this.#waiting = this.#waiting.filter((waiting) => !isGone(waiting));
  }

  #start() {
    const thread: Thread<Task, Answer, News> = new Thread(this.#options, {
      onFree: () => {
        this.#failures = 0;
        this.#assign();
      },
      onEnd: (problem) => {
        this.#threads.delete(thread);
        // The next one would not start either: nobody waits for it without an end.
        if (!thread.isReady) for (const { reject } of this.#waiting.splice(0)) reject(cannotStart(problem));
        this.#pause();
      },
    });
    this.#threads.add(thread);
  }

  #rest() {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      this.#threads.delete(thread);
      void thread.stop();
    }
  }

  /** A worker that cannot even start is not started over and over. */
  #pause() {
    if (this.#isClosed || this.#resume) return;
    const pause = Math.min(shortestPause * 2 ** this.#failures, longestPause);
    this.#failures += 1;
    this.#resume = setTimeout(() => {
      this.#resume = undefined;
      this.#assign();
    }, pause);
  }
}

type Events = { onFree: () => void; onEnd: (problem: Problem) => void };

class Thread<Task, Answer, News> {
  isReady = false;
  #isDead = false;
  #worker: Worker;
  #options: Options;
  #on: Events;
  #current: (Waiting<Task, Answer> & { id: number; timer: NodeJS.Timeout }) | undefined;
  #nextId = 1;

  constructor(options: Options, on: Events) {
    this.#options = options;
    this.#on = on;
    this.#worker = startWorker(options.module, options.workerData);
    this.#worker.on("message", (message: FromWorker<Answer>) => this.#receive(message));
    this.#worker.on("error", (error) => this.#fail(failed(options.what, error)));
    this.#worker.on("messageerror", (error) => this.#fail(failed(options.what, error)));
    this.#worker.on("exit", () => this.#fail(failed(options.what, new Error("its thread ended"))));
  }

  get isFree() {
    return this.isReady && !this.#isDead && !this.#current;
  }

  post(message: ToWorker<Task, News>) {
    this.#worker.postMessage(message);
  }

  run(waiting: Waiting<Task, Answer>) {
    const id = this.#nextId++;
    const { timeLimit, what } = this.#options;
    try {
      this.post({ type: "task", id, task: waiting.task });
    } catch (error) {
      // What cannot be copied to a thread is its asker's fault alone.
      return waiting.reject(failed(what, error as Error));
    }
    const timer = setTimeout(() => this.#fail(cutOff(what, timeLimit)), timeLimit);
    this.#current = { ...waiting, id, timer };
  }

  async stop() {
    this.#isDead = true;
    clearTimeout(this.#current?.timer);
    await this.#worker.terminate();
    this.#current?.reject(stopping());
  }

  #receive(message: FromWorker<Answer>) {
    if (message.type === "ready") this.isReady = true;
    else {
      const current = this.#current;
      if (message.id !== current?.id) return;
      clearTimeout(current.timer);
      this.#current = undefined;
      if (message.type === "problem") current.reject(Problem.from(message.problem));
      else current.resolve(message.answer);
    }
    this.#on.onFree();
  }

  #fail(problem: Problem) {
    if (this.#isDead) return;
    this.#isDead = true;
    void this.#worker.terminate();
    clearTimeout(this.#current?.timer);
    this.#current?.reject(problem);
    this.#current = undefined;
    this.#on.onEnd(problem);
  }
}

/** Deep recursion ends in an error the worker survives; memory without end, in the worker's end alone. */
export const startWorker = (module: string, workerData: object) =>
  new Worker(new URL(`./${module}${import.meta.url.slice(-3)}`, import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });

const gone = () => new Problem(499, "abortedError", "Who asked is gone");
const stopping = () => new Problem(503, "unavailableError", "The lake is stopping");
const cutOff = (what: string, limit: number) =>
  new Problem(408, "timeoutError", `The ${what} was cut off: it took more than ${limit / 1000} s`);
const cannotStart = ({ message }: Problem) => new Problem(500, "internalServerError", message);
const failed = (what: string, { message }: Error) =>
  new Problem(400, "evaluationError", `The ${what} failed: ${message}`);
