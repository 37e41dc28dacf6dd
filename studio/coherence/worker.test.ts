import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Asked, Told } from "./worker.ts";

let isDown = false;

/** An empty lake, where it answers. */
const lake = createServer((_, response) => {
  response.writeHead(isDown ? 400 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(isDown ? { error: { description: "panne" } } : { result: [] }));
});
afterAll(() => {
  lake.close();
  vi.unstubAllGlobals();
});

const told: Told["tell"][] = [];
let ask: (asked: Asked) => void;
beforeAll(async () => {
  vi.stubGlobal("self", {
    postMessage: ({ tell }: Told) => told.push(tell),
    addEventListener: (_: string, hear: (event: { data: Asked }) => void) => {
      ask = (data) => hear({ data });
    },
  });
  lake.listen(0, "127.0.0.1");
  await once(lake, "listening");
  await import("./worker.ts");
  const apiHost = `http://127.0.0.1:${(lake.address() as AddressInfo).port}`;
  const project = { projectId: "ia4school", dataset: "production", apiVersion: "2025-02-19" };
  ask({ ask: "connect", config: { ...project, apiHost, useProjectHostname: false } });
});
beforeEach(() => void told.splice(0));

test("once the content can be read again the Studio is told so, whether or not it changed meanwhile", async () => {
  ask({ ask: "wanted", what: "all" });
  await expect.poll(() => told).toEqual(["report"]);

  isDown = true;
  ask({ ask: "refresh" });
  await expect.poll(() => told).toEqual(["report", "error"]);

  isDown = false;
  ask({ ask: "refresh" });
  await expect.poll(() => told).toEqual(["report", "error", "report"]);
});

test("who wants to know how much there is to check is told that alone: the rest takes ten times as long", async () => {
  ask({ ask: "wanted", what: "count" });
  await expect.poll(() => told).toEqual(["count"]);
});
