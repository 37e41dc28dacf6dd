import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { serverOf } from "./serverOf.ts";

const request = "GET /tarifs HTTP/1.1\r\nHost: site\r\n\r\n";

/** A server that answers in its time, and how many requests it was asked at once at the most. */
async function slowServer() {
  let [now, most] = [0, 0];
  const server = serverOf((_, response) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now--;
      response.end("149 €");
    }, 20);
  }, "http://site").listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, most: () => most };
}

/** All that a server answers to what is sent in one go. */
async function answersTo(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answered = "";
  socket.on("data", (part) => (answered += String(part)));
  socket.on("error", () => {});
  socket.write(sent);
  await once(socket, "close");
  return answered;
}

test("who sends one request after another and waits for no answer is cut off, and takes up no room", async () => {
  const { port, most } = await slowServer();
  await answersTo(port, request.repeat(500));
  expect(most()).toBeLessThanOrEqual(8);
});

test("a few requests sent ahead are each answered", async () => {
  const { port } = await slowServer();
  const last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  const answered = await answersTo(port, request.repeat(3) + last);
  expect(answered.match(/HTTP\/1.1 200 OK/g)).toHaveLength(4);
});
