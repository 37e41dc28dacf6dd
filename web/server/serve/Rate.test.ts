import { expect, onTestFinished, test, vi } from "vitest";

import { Rate } from "./Rate.ts";

/** How many of so many questions are admitted. */
const admitted = (rate: Rate, questions: number, addressOf: (index: number) => string) =>
  Array.from({ length: questions }, (_, index) => rate.admits(addressOf(index))).filter(Boolean).length;

test("one home asks no more than its part, and in time again; all of them together no more than theirs", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const rate = new Rate("lake");
  expect(admitted(rate, 5_000, (index) => `2001:db8:5:12${(index % 90) + 10}::1`)).toBe(1_000);
  expect(rate.admits("192.0.2.1")).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(admitted(rate, 10, () => "2001:db8:5:12ff::1")).toBe(2);
  expect(admitted(rate, 10_000, (index) => `198.51.${index >> 8}.${index & 255}`)).toBe(2_017);
});
