import type { Server } from "node:http";

import { reasonOf } from "./publish/reasonOf.ts";

type Ways = {
  /** Asked for at the end: it need not be there before. */
  server: () => Server;
  /** Begins nothing more. */
  stop: () => void;
  /** Once all are answered: each is closed, whatever becomes of the others. */
  close: readonly (() => Promise<void>)[];
};

/** How long those who are being answered are waited for, in milliseconds: Docker, and `npm start`, kill after ten seconds. */
const patience = 8_000;

/**
 * From now on a signal has the server end: who is being answered is, and then all is closed. Where that fails it is said, and
 * the process ends with 1. @returns what is aborted once it ends.
 */
export function endWell({ server: serverThere, stop, close }: Ways): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    stop();
    const server = serverThere();
    server.close(() => void closeAll(close));
    // Each is idle once who asked on it has been answered.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    // Who keeps asking on an open connection is answered once more, and told to open another.
    server.maxRequestsPerSocket = 1;
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  return ending.signal;
}

async function closeAll(close: Ways["close"]): Promise<void> {
  const closed = await Promise.allSettled(close.map((one) => one()));
  const faults = closed.filter((one) => one.status === "rejected");
  for (const { reason } of faults) console.error(`Le site ne s’est pas bien arrêté (${reasonOf(reason)}).`);
  if (faults.length > 0) process.exit(1);
}
