// Imported by the site's process: notes in the file at TURNS_FILE, in milliseconds, what its main thread works before it
// lets in what waits. What it waits for a processor is none of that.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** So often it is let in again, in milliseconds: what is noted is longer than it was by up to that. */
const pause = 2;
const worthNoting = 5;

const file = process.env.TURNS_FILE;
if (file && isMainThread) {
  let last = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    const worked = (user + system) / 1000;
    if (worked >= worthNoting) appendFileSync(file, `${worked}\n`);
    last = process.threadCpuUsage();
  }, pause).unref();
}
