import { availableParallelism } from "node:os";

import { Piscina } from "piscina";

import type { Answer, Asked, Description, Job, Listed, ListTask, Made } from "./task.ts";

/** Threads that run the application. */
export type Tasks = {
  /** How many of them may usefully be under way together. */
  together: number;
  describe: () => Promise<Description>;
  list: (task: ListTask) => Promise<Listed>;
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
