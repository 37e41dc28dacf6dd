import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import type { Content } from "../content/content.ts";
import { rememberAnswers } from "./lastAnswers.ts";

// One that goes by the clock of a test.
vi.mock("node:timers/promises", () => ({
  setTimeout: (time: number) => new Promise((resolve) => setTimeout(resolve, time)),
}));

/** Content of a lake that answers so. */
const contentOf = (get: () => Promise<unknown>) => ({ get }) as unknown as Content;

test("a lake that hangs has who searches wait a moment for its last answer, and not for long where there is none", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    log.mockRestore();
  });
  const lasting = rememberAnswers();
  const hanging = lasting(contentOf(() => new Promise(() => {})));
  const read = (content: Content, query: string) => content.get(query, {}, z.unknown());
  await read(lasting(contentOf(() => Promise.resolve("settings"))), "a");

  const [known, unknown] = [read(hanging, "a"), read(hanging, "b").catch((error: unknown) => error)];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await known).toBe("settings");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await unknown).toMatchObject({ init: { status: 503 } });
});
