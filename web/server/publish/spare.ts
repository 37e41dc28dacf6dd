import { availableParallelism, cpus } from "node:os";

const every = 1_000;
/** Processors that must be free, or busy with what gives way. */
const enough = 0.5;
/** How long work that nobody waits for is put off on a machine that is never free, in milliseconds. */
const longest = 5_000;

let last = sample();
let free = 0;
let begun = 0;
setInterval(() => {
  const now = sample();
  const total = now.total - last.total;
  free = total > 0 ? ((now.free - last.free) / total) * availableParallelism() : 0;
  last = now;
}, every).unref();

/** Whether to begin now what nobody waits for: the machine has little else to do, or it was put off for long. */
export function spare(): boolean {
  const now = performance.now();
  if (free < enough && now - begun < longest) return false;
  begun = now;
  return true;
}

function sample() {
  const times = cpus().map(({ times }) => times);
  const sum = (of: (time: (typeof times)[number]) => number) =>
    times.reduce((all, time) => all + of(time), 0);
  return {
    free: sum(({ idle, nice }) => idle + nice),
    total: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
