// Runs `<script>:run` of the package whose `<script>` was called, with the pnpm and the Node this
// repository names, after installing what the lockfile asks for. Needs only npm and, on Linux x64, Node 20.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";

import { assertFree } from "./functions/local/assert-free.mjs";

// npm may be killed at any moment from here on, and shares no pipe.
const caller = process.ppid;
const script = process.env.npm_lifecycle_event;
if (!script) {
  console.error("Lancez plutôt « npm start » ou « npm test ».");
  process.exit(1);
}

// Only for Linux x64 does an npm package bring the Node that the scripts run on; elsewhere it is this one, which has to
// read TypeScript and SQLite.
const { platform, arch, versions } = process;
const [least, leastMinor] = platform === "linux" && arch === "x64" ? [20, 0] : [22, 18];
const [major, minor] = versions.node.split(".").map(Number);
if (major < least || (major === least && minor < leastMinor)) {
  console.error(
    `Node ${least}.${leastMinor} ou plus récent est nécessaire sur cette machine, qui a Node ${versions.node} : https://nodejs.org`,
  );
  process.exit(1);
}

// The first time, what is installed is worth watching.
const isInstalled = () => existsSync(new URL("node_modules/.modules.yaml", import.meta.url));
const installed = isInstalled();
if (!installed && ["start", "dev"].includes(script)) await tryPorts();

// A watcher reads a pipe that only this process holds: when this process dies, even of SIGKILL, the pipe ends and the
// group is told to stop.
const guard = 'exec 3<&0; (read -r _ <&3 || kill -s TERM -- -$$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

// What is started is a group of its own: a signal to this process reaches all of it, once.
let stopped;
function stop(signal) {
  stopped = signal;
  reachGroup(signal);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

const child = spawn(
  "sh",
  [
    "-c",
    guard,
    "guard",
    "npx",
    "--yes",
    // Offline, the registry would be waited for.
    "--prefer-offline",
    "pnpm@12.21.0",
    ...(installed ? ["--silent"] : []),
    "run",
    `${script}:run`,
    ...process.argv.slice(2),
  ],
  { stdio: ["pipe", "inherit", "inherit"], detached: true },
);
child.stdin.on("error", () => {});

const watch = setInterval(() => {
  if (process.ppid === caller) return;
  clearInterval(watch);
  stop("SIGTERM");
}, 1000);

child.on("exit", (code) => {
  clearInterval(watch);
  process.exitCode = stopped ? endedBy(stopped) : (code ?? 1);
  if (process.exitCode && !stopped && !isInstalled())
    console.error(
      "L’installation n’a pas abouti : la première fois, il y faut le réseau et 2 Go de place. Voyez les messages ci-dessus.",
    );
  child.stdin.end("ended\n");
  // npx ends at once on a signal; what it started is given the time to stop.
  const timer = setInterval(() => reachGroup(0) || clearInterval(timer), 100);
});

/** What runs until it is stopped ends well by it; what was to end by itself has not, as shells say it. */
function endedBy(signal) {
  return ["start", "dev"].includes(script) ? 0 : 128 + constants.signals[signal];
}

/** A start that cannot succeed says so before it installs. Where services are hosted, start.ts knows which ports it needs. */
async function tryPorts() {
  const { SANITY_PROJECT_ID, SUPABASE_URL, SMTP_HOST } = process.env;
  const configured = existsSync("web/.env") || existsSync("functions/.env");
  const list = "functions/local/usual-ports.json";
  // A room that is started alone, in its folder, takes its own ports only.
  if (!existsSync(list) || configured || SANITY_PROJECT_ID || SUPABASE_URL || SMTP_HOST) return;
  const usual = Object.entries(JSON.parse(readFileSync(list, "utf8")));
  const ports = usual.map(([variable, port]) => [variable, Number(process.env[variable] || port)]);
  await assertFree(ports.filter(([, port]) => port > 0 && port < 65536)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}

function reachGroup(signal) {
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
