import { resolve } from "node:path";
import { startSystem } from "./system.ts";

/** Starts a system before all tests: with what that wrote, and compiled, the others begin. */
export default async function startOnce() {
  process.env["NODE_COMPILE_CACHE"] ??= resolve(import.meta.dirname, "../../../node_modules/.cache/compiled");
  const { dataDir, interrupt, stop } = await startSystem();
  await interrupt();
  process.env["STARTED_ONCE"] = dataDir;
  return stop;
}
