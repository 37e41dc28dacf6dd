import { readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";

/** How much less than this thread's the priority is of what makes pages, by who waits for them. */
export const less = { somebody: 5, nobody: 10 };

/**
 * Has the threads that Node.js starts for itself, which clear memory and compile, wait for the one that receives requests:
 * a processor that one of them holds is otherwise free after 10 ms at the earliest. No longer than who makes pages for
 * somebody: while memory is cleared, it waits for them. Linux alone tells threads apart.
 */
export function requestsFirst(): void {
  // A thread that begins to clear memory would wait for who still gives back the last one's buffers.
  setFlagsFromString("--no-concurrent-array-buffer-sweeping");
  if (process.platform !== "linux") return;
  // Never more than it was started with: only the system's administrator may raise it.
  const priority = Math.min(getPriority() + less.somebody, constants.priority.PRIORITY_LOW);
  const threads = readdirSync("/proc/self/task").map(Number);
  for (const thread of threads) if (thread !== process.pid) setPriority(thread, priority);
}
