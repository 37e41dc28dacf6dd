import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Asked, Told } from "./worker.ts";

let isDown = false;
let documents: object[] = [];

/** A lake of these documents, where it answers. */
const lake = createServer((_, response) => {
  response.writeHead(isDown ? 400 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(isDown ? { error: { description: "panne" } } : { result: documents }));
});
afterAll(() => {
  lake.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told: string[] = [];
const inShort = (one: Told) => (one.tell === "count" ? `count ${one.findings}` : one.tell);
let atOnce: string[];
let ask: (asked: Asked) => void;
beforeAll(async () => {
  vi.stubGlobal("self", {
    postMessage: (one: Told) => told.push(inShort(one)),
    addEventListener: (_: string, hear: (event: { data: Asked }) => void) => {
      ask = (data) => hear({ data });
    },
  });
  lake.listen(0, "127.0.0.1");
  await once(lake, "listening");
  await import("./worker.ts");
  atOnce = told.splice(0);
  const apiHost = `http://127.0.0.1:${(lake.address() as AddressInfo).port}`;
  const project = { projectId: "ia4school", dataset: "production", apiVersion: "2025-02-19" };
  ask({ ask: "connect", config: { ...project, apiHost, useProjectHostname: false } });
});
beforeEach(() => void told.splice(0));

test("the Studio is told at once that the worker is there", () => {
  expect(atOnce).toEqual(["loaded"]);
});

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
  await expect.poll(() => told).toEqual(["count 0"]);
});

test("what a new day makes wrong is told, though nobody wrote anything", async () => {
  const nextPrice = { amount: 120, from: "2026-12-12" };
  documents = [
    { _id: "plan-a", _rev: "1", _type: "plan", name: "Pack 9 mois", price: 100, nextPrice },
    { _id: "page-a", _rev: "1", _type: "page", title: "Le Pack 9 mois coûte 100 €." },
    { _id: "page-b", _rev: "1", _type: "page", title: "Le Pack 9 mois coûte 300 €." },
  ];
  vi.setSystemTime("2026-12-11T22:59:00Z");
  ask({ ask: "wanted", what: "count" });
  ask({ ask: "refresh" });
  await expect.poll(() => told.at(-1)).toBe("count 1");

  vi.setSystemTime("2026-12-11T23:01:00Z");
  ask({ ask: "refresh" });
  await expect.poll(() => told.at(-1)).toBe("count 2");
});
