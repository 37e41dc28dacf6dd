// Runs `<script>:run` of the package whose `<script>` was called, with the pnpm and the Node this
// repository names, after installing what the lockfile asks for. Needs only Node 20 and npm.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

const script = process.env.npm_lifecycle_event;
if (!script) {
  console.error("Lancez plutôt « npm start » ou « npm test ».");
  process.exit(1);
}

// The first time, what is installed is worth watching.
const installed = existsSync(new URL("node_modules/.modules.yaml", import.meta.url));

const child = spawn(
  "npx",
  [
    "--yes",
    "pnpm@12.21.0",
    ...(installed ? ["--silent"] : []),
    "run",
    `${script}:run`,
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", detached: true },
);

// A group of its own, so that a signal to this process reaches everything it started, once.
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopped = true;
    reachGroup(signal);
  });
}

child.on("exit", (code) => {
  process.exitCode = stopped ? 0 : (code ?? 1);
  // npx ends at once on a signal; what it started is given the time to stop.
  const timer = setInterval(() => reachGroup(0) || clearInterval(timer), 100);
});

function reachGroup(signal) {
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
