import { availableParallelism } from "node:os";

import { Piscina } from "piscina";

import type { describe, list } from "./thread.ts";

/** A page to be rendered, or a built file to be read, and kept. */
export type Job = {
  /** The address, with its origin. */
  url: string;
  /** The status it is to be answered with. */
  status: number;
  /** Read instead of rendering. */
  builtFile?: string | undefined;
  /** The hash of what is kept: that need not be written again. */
  known: string | undefined;
  /** Where its forms are written, each with its suffix. */
  destination: string;
  /** The lake's last live event: what is read is not older. */
  lastEvent: string | undefined;
};

export type Made =
  | {
      etag: string;
      tags: string[];
      /** When it changes without a publication, in milliseconds since 1970. */
      until: number;
      /** The suffixes of what was written; nothing was when it is what was known. */
      forms?: string[];
    }
  /** The status it was answered with, which is not the one it should have. */
  | { refused: number };

/** A request as it goes to a thread. */
export type Asked = {
  url: string;
  method: string;
  headers: [string, string][];
  body: Uint8Array | undefined;
  lastEvent: string | undefined;
};

export type Answer = { status: number; headers: [string, string][]; body: Uint8Array };

export type Description = ReturnType<typeof describe>;
export type Listed = Awaited<ReturnType<typeof list>>;

/** Threads that run the application. */
export type Tasks = {
  /** How many of them may usefully be under way together. */
  together: number;
  describe: () => Promise<Description>;
  list: (task: { lastEvent: string | undefined; known: string | undefined }) => Promise<Listed>;
  make: (job: Job) => Promise<Made>;
  answer: (asked: Asked) => Promise<Answer>;
  close: () => Promise<void>;
};

/** One processor is left to requests and to the lake. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
/** What each works on while it waits for the lake. */
const perThread = 4;

export function startTasks(): Tasks {
  const pool = new Piscina({
    filename: new URL("./thread.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    // Room for visitors' requests beside the renders.
    concurrentTasksPerWorker: perThread * 4,
    atomics: "disabled",
  });
  const run =
    <Task, Result>(name: string) =>
    (task: Task): Promise<Result> =>
      pool.run(task, { name }) as Promise<Result>;
  return {
    together: threads * perThread,
    describe: () => run<undefined, Description>("describe")(undefined),
    list: run("list"),
    make: run("make"),
    answer: run("answer"),
    close: () => pool.destroy(),
  };
}
