import { readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** How much less than this thread's the priority is of what makes pages, by who waits for them. */
export const less = { somebody: 5, nobody: 10 };

/**
 * Has the threads that Node.js starts for itself, which clear memory and compile, wait for the one that receives requests:
 * a processor that one of them holds is otherwise free after 10 ms at the earliest. Linux alone tells threads apart.
 */
export function requestsFirst(): void {
  if (process.platform !== "linux") return;
  // Never more than it was started with: only the system's administrator may raise it.
  const priority = Math.min(getPriority() + less.nobody, constants.priority.PRIORITY_LOW);
  const threads = readdirSync("/proc/self/task").map(Number);
  for (const thread of threads) if (thread !== process.pid) setPriority(thread, priority);
}
