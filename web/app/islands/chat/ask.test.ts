import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, expect, test, vi } from "vitest";

import { ask, failed, Unanswered } from "./ask.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an answer that is not whole after a minute is given up as one that failed", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const service = createServer().listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  const asked = once(service, "request") as Promise<[unknown, ServerResponse]>;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = ask({ url: `http://127.0.0.1:${port}`, key: "anon" }, [], new AbortController().signal);
  let next = answer.next();
  const [, response] = await asked;
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  for (const content of ["Six ", "mois ", "coûtent "]) {
    vi.advanceTimersByTime(19_000);
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    expect((await next).value).toEqual({ type: "piece", content });
    next = answer.next();
  }
  vi.advanceTimersByTime(3_000);
  await expect(next).rejects.toEqual(new Unanswered(failed));
  expect(warned).toHaveBeenCalledOnce();
  service.closeAllConnections();
  service.close();
});
