import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { type Access, type Identity, mustBeKnown } from "./access.ts";
import { localLabel } from "./guard.ts";
import { keep } from "./keep.ts";
import type { IsAllowedOrigin } from "./origins.ts";
import type { Project } from "./project.ts";
import { randomId } from "./transaction.ts";

const heartbeat = 20_000;
const mostPeople = 200;
const mostSessions = 50;
/** What a window that does not read may leave unread before it is let go. */
const mostUnread = 4 * 1024 * 1024;

type Person = {
  socket: WebSocket;
  /** The project and dataset whose people see each other. */
  room: string;
  identity: Identity;
  subscriptions: Map<string, true>;
  sessions: Map<string, true>;
};

type Options = { projects: Map<string, Project>; access: Access; isAllowed: IsAllowedOrigin };

const name = z.string().max(200);
const call = z.object({
  id: z.union([name, z.number()]).optional(),
  method: name,
  params: z.record(z.string(), z.unknown()).default({}),
});
const announcement = z.looseObject({ sessionId: name });

/** Who is in the Studio and where: JSON-RPC over `/socket/:dataset`, as @sanity/bifur-client speaks it. */
export function servePresence(server: Server, { projects, access, isAllowed }: Options) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const people = new Set<Person>();
  const timer = setInterval(() => {
    for (const { socket } of people) socket.send("♥");
  }, heartbeat);

  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on("error", () => stream.destroy());
    if (people.size >= mostPeople)
      return stream.end("HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n\r\n");
    try {
      const room = roomOf(request);
      const identity = access.identify(request.headers.authorization, request.headers.origin);
      return sockets.handleUpgrade(request, stream, head, (socket) => join(socket, room, identity));
    } catch {
      return stream.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
    }
  });

  /** @throws for a page that may not use the lake, or a dataset that is not there. */
  function roomOf({ url = "", headers }: IncomingMessage): string {
    if (headers.origin && !isAllowed(headers.origin)) throw new Error("Not an allowed origin");
    const dataset = /^\/v[^/]+\/socket\/([^/?]+)/.exec(url)?.[1] ?? "";
    const label = localLabel(headers.host ?? "");
    const project = label === "" ? [...projects.values()][0] : projects.get(label);
    const { projectId, name } = project?.get(dataset) ?? {};
    if (projectId === undefined) throw new Error("No such project");
    return `${projectId}/${name}`;
  }

  function join(socket: WebSocket, room: string, identity: Identity) {
    const person: Person = { socket, room, identity, subscriptions: new Map(), sessions: new Map() };
    people.add(person);
    socket.on("message", (data) => receive(person, data));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      people.delete(person);
      for (const session of person.sessions.keys()) tellRoom(person, disconnected(person, session));
    });
  }

  function tellRoom({ room }: Person, event: object) {
    for (const { socket, subscriptions } of [...people].filter((person) => person.room === room)) {
      if (socket.bufferedAmount > mostUnread) socket.terminate();
      for (const subscription of subscriptions.keys()) {
        const params = { subscription, result: event };
        socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
      }
    }
  }

  function receive(person: Person, data: RawData) {
    try {
      const { id, method, params } = call.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ""));
      const result = answer(person, method, params);
      person.socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
    } catch {
      person.socket.close(1003, "Not a call this lake knows");
    }
  }

  function answer(person: Person, method: string, params: Record<string, unknown>): unknown {
    if (method === "authorization") {
      const token = name.parse(params.authorization).replace(/^Bearer /, "");
      person.identity = access.ofToken(token);
      return true;
    }
    const { id: i } = mustBeKnown(person.identity);
    if (method === "presence_subscribe") {
      const subscription = randomId();
      keep(person.subscriptions, subscription, mostSessions, () => true);
      return subscription;
    }
    if (method === "presence_unsubscribe") person.subscriptions.delete(name.parse(params.subscriptionId));
    if (method === "presence_rollcall")
      tellRoom(person, { type: "rollCall", i, session: name.parse(params.session) });
    if (method === "presence_disconnect") tellRoom(person, disconnected(person, name.parse(params.session)));
    if (method === "presence_announce") {
      const data = announcement.parse(params.data);
      keep(person.sessions, data.sessionId, mostSessions, () => true);
      tellRoom(person, { type: "state", i, m: data });
    }
    return true;
  }

  return {
    close() {
      clearInterval(timer);
      for (const { socket } of people) socket.terminate();
      sockets.close();
    },
  };
}

const disconnected = ({ identity }: Person, session: string) => ({
  type: "disconnect",
  i: identity.user?.id,
  m: { session },
});
