import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { sendText } from "./send.ts";

/** So many requests of one connection are answered at once: browsers and proxies send each once the last is answered. */
const mostAhead = 8;

/**
 * A server whose every answer, also to what is no request, leaves by the one way out.
 * @param patience how long a request may take to arrive, in milliseconds; who reads nothing of an answer is left after six times that.
 */
export function serverOf(listener: RequestListener, siteUrl: string, patience = 20_000): Server {
  const waiting = { requestTimeout: patience, connectionsCheckingInterval: patience / 4 };
  const bounded = withoutRush(listener);
  const server = createServer({ requireHostHeader: false, ...waiting }, bounded);
  server.timeout = 6 * patience;
  server.on("checkContinue", bounded);
  server.on("checkExpectation", bounded);
  server.on("connect", (_, socket: Socket) => {
    // Node.js leaves what becomes of such a connection to who listens for it.
    socket.on("error", () => socket.destroy());
    socket.once("finish", () => socket.destroy());
    refuse(socket, siteUrl, 405, "Cette adresse n’accepte pas cette méthode.");
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    refuse(socket, siteUrl, ...refusalOfError(error));
  });
  return server;
}

/** Cuts a connection that sends one request after another and waits for no answer: each would be in memory until it is read. */
function withoutRush(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (ahead.get(socket) ?? 0) + 1;
    // What is in one packet comes at once, also after the connection is cut.
    if (count > mostAhead || socket.destroyed) return void socket.destroy();
    ahead.set(socket, count);
    response.once("close", () => ahead.set(socket, ahead.get(socket)! - 1));
    return listener(request, response);
  };
}

/** Answers on a connection whose request is none, and closes it. */
function refuse(socket: Socket, siteUrl: string, status: number, reason: string): void {
  const request = new IncomingMessage(socket);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  try {
    response.assignSocket(socket);
  } catch {
    // What came before on it is being answered.
    return void socket.destroy();
  }
  response.once("finish", () => socket.end());
  sendText({ request, response, siteUrl }, status, reason);
}

function refusalOfError({ code }: NodeJS.ErrnoException): [status: number, reason: string] {
  if (code === "HPE_HEADER_OVERFLOW")
    return [
      431,
      "Votre navigateur envoie trop de données à la fois\u202f: effacez les cookies de ce site, puis réessayez.",
    ];
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, "Cette demande n’est pas arrivée à temps."];
  return [400, "Cette demande n’est pas valable."];
}
