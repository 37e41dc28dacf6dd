import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";

import type { ClientConfig } from "@sanity/client";
import { Piscina, queueOptionsSymbol } from "piscina";
import { own } from "studio/addresses";

import { less } from "../requestsFirst.ts";
import { Clock } from "./Clock.ts";
import type { Answer, Asked, Failed, Job, Listed, ListTask, Made, ShrinkTask, TraceTask } from "./task.ts";

/**
 * When a task is done: at once, for who waits; in time, by threads for that or, helping them, by those of who waits; or when
 * the machine has nothing else to do.
 */
export type Lane = "at once" | "helping" | "in time" | "at leisure";

/** Threads that run the application. What somebody waits for never waits for what nobody does: each lane has its own. */
export type Tasks = {
  /** How many of a lane may usefully be under way together. */
  together: Record<Lane, number>;
  /** How the lake is asked. */
  lake: () => Promise<ClientConfig>;
  list: (task: ListTask) => Promise<Listed>;
  /** Makes what is read together: a page and its Markdown, or the parts of the sitemap. */
  make: (jobs: Job[], lane: Lane) => Promise<(Made | Failed)[]>;
  shrink: (task: ShrinkTask) => Promise<boolean>;
  trace: (task: TraceTask) => Promise<string[]>;
  answer: (asked: Asked, lane: Lane) => Promise<Answer>;
  close: () => Promise<void>;
};

/** One processor is left to requests and to the lake. */
const most = Math.max(1, Math.min(4, availableParallelism() - 1));
/** What nobody waits for is done by the threads of what is done in time, one at a time. */
const threads = { "at once": 1, "in time": most };
/** Of a thread's memory, what is young, in megabytes: what is made for a page is of no use after it. */
const youngest = 8;
// What this process was told for itself would hold for its threads, whatever they are told.
setFlagsFromString("--max-semi-space-size=0");
/** How much a thread's memory grows before all of it is looked through: twice would be faster by a fifth. */
setFlagsFromString("--heap-growing-percent=20");
/**
 * A task that takes longer never ends, in milliseconds: its thread is given up, and what else it was at with it. What is
 * kept is tried again by who keeps it; here, what somebody reads. One that waits as long for its turn is left alone.
 */
const endless = 30_000;
/** What each may have under way: room for visitors' requests beside what it renders, one thing after the other. */
const mostUnderWay = 16;
/** Pictures, each of which may wait for the lake, leave room to pages, and these to forms, which have no need of it. */
const mostBeside: Partial<Record<string, number>> = { picture: mostUnderWay / 2, send: mostUnderWay * 2 };

/** @param thread the file of what they do. */
export function startTasks(thread = new URL("./thread.ts", import.meta.url), patience = endless): Tasks {
  const [atOnce, inTime] = [startPool(thread, "at once"), startPool(thread, "in time")];
  const pools = { "at once": atOnce, helping: atOnce, "in time": inTime, "at leisure": inTime };
  const run = <Result>(name: string, task: object, lane: Lane) => {
    const clock = new Clock(patience);
    const done = pools[lane].run(Object.assign(task, { [queueOptionsSymbol]: clock }), {
      name,
      signal: clock.signal,
    });
    return done.finally(() => clock.stop()) as Promise<Result>;
  };
  return {
    together: { ...threads, helping: 1, "at leisure": 1 },
    lake: () => run("lake", {}, "at once"),
    list: (task) => run("list", task, "in time"),
    make: (jobs, lane) => run("make", jobs, lane),
    shrink: (task) => run("shrink", task, "in time"),
    trace: (task) => run("trace", task, "in time"),
    answer: (asked, lane) =>
      run<Answer>(kindOf(asked), asked, lane).catch((error: unknown) => {
        if (asked.method !== "GET" || !isGivenUp(error)) throw error;
        return run(kindOf(asked), asked, lane);
      }),
    async close() {
      await Promise.all([atOnce.destroy(), inTime.destroy()]);
    },
  };
}

function kindOf({ method, url }: Asked): "answer" | "picture" | "send" {
  if (method === "POST") return "send";
  return URL.parse(url)?.pathname.startsWith(own.images) ? "picture" : "answer";
}

/** Of a thread: Piscina says that one task that can be given up is infinitely many, so as to leave it alone there. */
const underWay = ({ currentUsage }: { currentUsage: number }) =>
  currentUsage === Infinity ? 1 : currentUsage;

/** Whether a task ended with its thread, for another's fault. */
const isGivenUp = (error: unknown) => error instanceof Error && error.message === "Terminating worker thread";

function startPool(thread: URL, lane: keyof typeof threads): Piscina {
  const pool = new Piscina({
    filename: thread.href,
    minThreads: threads[lane],
    maxThreads: threads[lane],
    resourceLimits: { maxYoungGenerationSizeMb: youngest },
    loadBalancer: ({ name, [queueOptionsSymbol]: clock }, workers) => {
      const [idlest] = workers.toSorted((one, other) => underWay(one) - underWay(other));
      if (!idlest || underWay(idlest) >= (mostBeside[name] ?? mostUnderWay)) return null;
      (clock as Clock).again();
      return idlest;
    },
    atomics: "disabled",
    niceIncrement: lane === "in time" ? less.nobody : less.somebody,
  });
  // Of a thread that dies while nobody waits for it: another takes its place.
  pool.on("error", (error) => console.error(error));
  return pool;
}
