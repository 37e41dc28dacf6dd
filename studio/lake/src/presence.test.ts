import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { studioOrigin, testLake } from "./testLake.ts";

type Message = { id?: string; method?: string; params?: { result: unknown } };

/** A Studio window: it subscribes to presence, and collects what it is told. */
async function openWindow(url: string, session: string) {
  const socket = new WebSocket(
    `${url.replace("http://localhost", "ws://127.0.0.1")}/v2022-06-30/socket/production`,
    { origin: studioOrigin },
  );
  onTestFinished(() => socket.terminate());
  const told: Message[] = [];
  socket.on("message", (data: Buffer) => told.push(JSON.parse(data.toString())));
  await once(socket, "open");
  const call = (method: string, params = {}) =>
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: method, method, params }));
  call("presence_subscribe");
  await expect.poll(() => told.length).toBe(1);
  const events = () =>
    told.filter(({ method }) => method === "presence_subscription").map(({ params }) => params?.result);
  const announce = (documentId: string) =>
    call("presence_announce", {
      data: { sessionId: session, locations: [{ type: "document", documentId, path: ["title"] }] },
    });
  return { socket, call, announce, events };
}

test("colleagues see where the others are, and that they left", async () => {
  const { url } = await testLake();
  const first = await openWindow(url, "one");
  const second = await openWindow(url, "two");
  second.call("presence_rollcall", { session: "two" });
  await expect
    .poll(first.events)
    .toContainEqual(expect.objectContaining({ type: "rollCall", session: "two" }));
  first.announce("home");
  await expect.poll(second.events).toContainEqual({
    type: "state",
    i: "editor",
    m: { sessionId: "one", locations: [{ type: "document", documentId: "home", path: ["title"] }] },
  });
  first.socket.terminate();
  await expect.poll(second.events).toContainEqual({ type: "disconnect", i: "editor", m: { session: "one" } });
});

test("a page that is neither the Studio's nor the site's cannot join", async () => {
  const { url } = await testLake();
  const socket = new WebSocket(`${url.replace("http://localhost", "ws://127.0.0.1")}/v1/socket/production`, {
    origin: "http://evil.example",
  });
  const [error] = await once(socket, "error").catch((reason) => [reason]);
  expect(String(error)).toContain("403");
});
