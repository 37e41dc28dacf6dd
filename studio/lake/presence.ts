import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { isObject } from "./document.ts";
import { localLabel } from "./guard.ts";
import { dataset, projectId } from "./project.ts";
import { randomId } from "./transaction.ts";
import { user } from "./user.ts";

const heartbeat = 20_000;
type Person = { socket: WebSocket; subscriptions: Set<string>; sessions: Set<string> };

/** Who is in the Studio and where: JSON-RPC over `/socket/:dataset`, as @sanity/bifur-client speaks it. */
export function servePresence(server: Server, origins: string[]) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  const people = new Set<Person>();
  const timer = setInterval(() => {
    for (const { socket } of people) socket.send("♥");
  }, heartbeat);

  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on("error", () => stream.destroy());
    if (!isWelcome(request, origins))
      return stream.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
    return sockets.handleUpgrade(request, stream, head, join);
  });

  function join(socket: WebSocket) {
    const person: Person = { socket, subscriptions: new Set(), sessions: new Set() };
    people.add(person);
    socket.on("message", (data) => receive(person, data));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      people.delete(person);
      for (const session of person.sessions) tellAll(disconnected(session));
    });
  }

  function tellAll(event: object) {
    for (const { socket, subscriptions } of people) {
      for (const subscription of subscriptions) {
        socket.send(
          JSON.stringify({
            jsonrpc: "2.0",
            method: "presence_subscription",
            params: { subscription, result: event },
          }),
        );
      }
    }
  }

  function receive(person: Person, data: RawData) {
    const message = parse(data);
    if (!message) return person.socket.close(1003, "Not JSON-RPC");
    const result = answer(person, String(message.method), isObject(message.params) ? message.params : {});
    return person.socket.send(JSON.stringify({ jsonrpc: "2.0", id: message.id, result }));
  }

  function answer(person: Person, method: string, params: Record<string, unknown>): unknown {
    if (method === "presence_subscribe") {
      const subscription = randomId();
      person.subscriptions.add(subscription);
      return subscription;
    }
    if (method === "presence_unsubscribe") person.subscriptions.delete(String(params.subscriptionId));
    if (method === "presence_rollcall") tellAll({ type: "rollCall", i: user.id, session: params.session });
    if (method === "presence_disconnect") tellAll(disconnected(String(params.session)));
    if (method === "presence_announce" && isObject(params.data)) {
      person.sessions.add(String(params.data.sessionId));
      tellAll({ type: "state", i: user.id, m: params.data });
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

const disconnected = (session: string) => ({ type: "disconnect", i: user.id, m: { session } });

function isWelcome({ url = "", headers }: IncomingMessage, origins: string[]): boolean {
  const path = url.split("?")[0] ?? "";
  if (!new RegExp(`^/v[^/]+/socket/${dataset}$`).test(path)) return false;
  if (headers.origin && !origins.includes(headers.origin)) return false;
  try {
    return ["", projectId].includes(localLabel(headers.host ?? ""));
  } catch {
    return false;
  }
}

function parse(data: RawData): Record<string, unknown> | undefined {
  try {
    const message: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : "");
    return isObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
