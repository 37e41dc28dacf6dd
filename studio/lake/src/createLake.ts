import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { readAccess } from "./access.ts";
import { createApp } from "./app.ts";
import { createFaults, type Fault } from "./faults.ts";
import { discardMemoryFolder, makeMemoryFolder } from "./memoryFolder.ts";
import { type LakeOptions, readOptions } from "./options.ts";
import { allowedOrigins } from "./origins.ts";
import { servePresence } from "./presence.ts";
import { openProject, type Project } from "./project.ts";
import { restore, type Snapshot, takeSnapshot } from "./snapshot.ts";

export type { Fault, LakeOptions, Snapshot };
export type Lake = Awaited<ReturnType<typeof createLake>>;

/** Serves a Content Lake on loopback. A taken port rejects with code EADDRINUSE. */
export async function createLake(options: LakeOptions = {}) {
  const settings = readOptions(options);
  const access = readAccess(settings);
  const isAllowed = allowedOrigins(settings);
  const folder = settings.data ?? makeMemoryFolder();
  const durable = settings.data !== undefined;
  let clock: (() => Date) | undefined;
  const now = () => clock?.() ?? new Date();

  const projects = new Map<string, Project>();
  const allProjects = () => [...projects.values()];
  async function closeProjects() {
    await Promise.all(allProjects().map((project) => project.close()));
    if (!durable) discardMemoryFolder(folder);
  }

  try {
    for (const id of [settings.project].flat())
      projects.set(id, openProject({ id, folder: join(folder, id), durable, settings, now }));
  } catch (error) {
    await closeProjects();
    throw error;
  }
  const faults = createFaults();
  const app = createApp({ projects, settings, access, isAllowed, faults, now });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // Longer than clients keep a connection: they must not ask on one that is being closed.
  server.keepAliveTimeout = 75_000;
  const presence = servePresence(server, { projects, access, isAllowed });

  try {
    await listen(server, settings.port);
  } catch (error) {
    presence.close();
    await closeProjects();
    throw error;
  }
  const { port } = server.address() as AddressInfo;

  return {
    /** For a Studio, as its `apiHost`. */
    url: `http://localhost:${port}`,
    port,
    /** For a client in Node, which does not resolve `<project>.localhost`. */
    clientConfig: {
      projectId: allProjects()[0]?.id ?? "",
      dataset: settings.datasets[0] ?? "",
      apiHost: `http://127.0.0.1:${port}`,
      useProjectHostname: false,
      useCdn: false,
    },
    projects,
    /** Remembers what all datasets hold now. */
    snapshot: (): Snapshot => takeSnapshot(projects),
    /** Puts back what they held; who listens is told, and history since is forgotten. @returns how many documents changed. */
    restore: (snapshot: Snapshot) => restore(projects, snapshot, now()),
    /**
     * Sets the time the lake takes it to be: a moment that stands still, or a clock; without one, the real time.
     * Releases that are due then are published.
     */
    setClock(time?: Date | (() => Date)) {
      clock = time instanceof Date ? () => time : time;
      for (const project of allProjects()) project.checkSchedule();
    },
    /** Makes requests fail or wait. */
    addFault: (fault: Fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    /** Breaks every open stream, as a lost connection does. */
    dropStreams() {
      for (const project of allProjects()) project.dropStreams();
    },
    /** Ends the streams, lets requests finish, and stops. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      presence.close();
      for (const project of allProjects()) project.endStreams();
      const impatience = setTimeout(() => server.closeAllConnections(), 2000);
      const idle = setInterval(() => server.closeIdleConnections(), 10);
      await closed;
      clearTimeout(impatience);
      clearInterval(idle);
      await closeProjects();
    },
  };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
