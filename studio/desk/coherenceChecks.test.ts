import type { SanityClient } from "@sanity/client";
import { Subject } from "rxjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Asked, Told } from "../coherence/worker.ts";
import { CoherenceChecks, type PlacedFinding } from "./coherenceChecks.ts";

/** The worker's file, which comes or does not. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly asked: Asked[] = [];

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  tell(data: Told): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let listened: Subject<{ type: string; documentId?: string }>[];
const client = {
  config: () => ({}),
  listen: () => {
    const events = new Subject<{ type: string }>();
    listened.push(events);
    return events;
  },
} as unknown as SanityClient;

let checks: CoherenceChecks;
beforeEach(() => {
  FakeWorker.all = [];
  listened = [];
  checks = new CoherenceChecks();
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { document: { visibilityState: "visible" } }));
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asked = (worker: FakeWorker | undefined) => worker?.asked.map(({ ask }) => ask);
const findings = [{ document: "faq-a", found: "9h" }] as PlacedFinding[];
const faq = { _id: "faq-a", _type: "faq" };

test("a worker whose file could not be fetched is asked for again, and told of what is open by then", () => {
  checks.start(client);
  checks.want("count");
  checks.open(faq._id);
  checks.edited(faq);
  FakeWorker.all[0]!.dispatchEvent(new Event("error"));
  expect(checks.state.error).toMatch(/ne se charge pas/);
  expect(FakeWorker.all).toHaveLength(1);

  vi.advanceTimersByTime(60_000);
  expect(FakeWorker.all).toHaveLength(2);
  expect(FakeWorker.all[1]!.asked).toMatchObject([
    { ask: "connect" },
    { ask: "wanted", what: "count" },
    { ask: "edited", document: faq },
  ]);
  FakeWorker.all[1]!.tell({ tell: "count", findings: 0, remarks: 2 });
  expect(checks.state).toMatchObject({ count: { findings: 0, remarks: 2 }, error: undefined });
});

test("nor is one asked for that nobody needs any more, until somebody does", () => {
  checks.start(client);
  const close = checks.open(faq._id);
  FakeWorker.all[0]!.dispatchEvent(new Event("error"));
  close();
  vi.advanceTimersByTime(60_000);
  expect(FakeWorker.all).toHaveLength(1);
  checks.start(client);
  expect(FakeWorker.all).toHaveLength(2);
});

test("a worker that is there and errs once goes on", () => {
  checks.start(client);
  checks.open(faq._id);
  FakeWorker.all[0]!.tell({ tell: "loaded" });
  FakeWorker.all[0]!.dispatchEvent(Object.assign(new Event("error"), { message: "undefined is not" }));
  vi.advanceTimersByTime(60_000);
  expect(FakeWorker.all).toHaveLength(1);
  expect(checks.state.error).toBe("undefined is not");
});

test("a document in two panes is checked until both are closed", () => {
  checks.start(client);
  const closes = [checks.open(faq._id), checks.open(faq._id)];
  const [worker] = FakeWorker.all;
  worker!.tell({ tell: "findings", document: faq._id, findings });

  closes[0]!();
  expect(asked(worker)).not.toContain("closed");
  expect(checks.state.findings.get(faq._id)).toBe(findings);

  closes[1]!();
  expect(asked(worker)).toContain("closed");
  expect(checks.state.findings.has(faq._id)).toBe(false);
});

test("what changes elsewhere has the content read again, also once the lake has broken off for good", () => {
  checks.start(client);
  checks.open(faq._id);
  const [worker] = FakeWorker.all;
  const readsAfter = (act: () => void) => {
    worker!.asked.splice(0);
    act();
    return asked(worker);
  };
  expect(readsAfter(() => listened[0]!.next({ type: "mutation", documentId: "drafts.faq-a" }))).toEqual([]);
  expect(readsAfter(() => listened[0]!.next({ type: "mutation", documentId: "plan-a" }))).toEqual([
    "refresh",
  ]);

  listened[0]!.error(new Error("disconnected"));
  expect(listened).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(listened).toHaveLength(2);
  expect(readsAfter(() => listened[1]!.next({ type: "welcome" }))).toEqual(["refresh"]);
});
