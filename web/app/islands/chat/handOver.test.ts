import { afterEach, expect, test, vi } from "vitest";

import { closeStorage } from "../contact/closeStorage.ts";
import { handedOver, recall } from "../contact/memory.ts";
import type { Conversation } from "./conversation.ts";
import { handOver, withSummary } from "./handOver.ts";

afterEach(() => vi.unstubAllGlobals());

const asked = (...questions: string[]): Conversation =>
  questions.map((content) => ({ role: "user", content }));

test("the summary is the visitor's questions", () => {
  expect(withSummary("", asked("Un parking ?", "Et le mardi ?"))).toBe(
    "Bonjour, j’aimerais que vous me recontactiez au sujet de mes questions à l’assistant du site\u202f:\n– Un parking ?\n– Et le mardi ?",
  );
});

test("what the visitor wrote stays above it, and a second summary replaces the first", () => {
  const first = withSummary("Je m’appelle Ada.", asked("Un parking ?"));
  expect(first.startsWith("Je m’appelle Ada.\n\nBonjour")).toBe(true);
  const second = withSummary(first, asked("Un parking ?", "Et le mardi ?"));
  expect(second.startsWith(first)).toBe(true);
  expect(second.match(/Bonjour/g)).toHaveLength(1);
});

test("the latest questions are kept when not all fit the form", () => {
  const questions = Array.from({ length: 9 }, (_, index) => `${index} ${"mot ".repeat(60)}`);
  const summary = withSummary("", asked(...questions));
  expect([...summary].length).toBeLessThanOrEqual(1000);
  expect(summary).toContain("– 8 mot");
  expect(summary).not.toContain("– 0 mot");
  expect([...withSummary("", asked("é".repeat(1000)))]).toHaveLength(1000);
});

test("with no question the form is left as it is", () => {
  expect(withSummary("Mon message", [])).toBe("Mon message");
});

test("the form is told of the summary", () => {
  closeStorage();
  const place = new EventTarget();
  const told = vi.fn<(event: Event) => void>();
  place.addEventListener(handedOver, told);
  vi.stubGlobal("document", { getElementById: () => place });
  handOver(asked("Un parking ?"));
  expect(told).toHaveBeenCalledOnce();
  expect(recall().values?.message).toMatch(/– Un parking \?$/);
});
