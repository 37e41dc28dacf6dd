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

test("what the visitor wrote below a summary, or on its last line, stays below the next", () => {
  const first = withSummary("Je m’appelle Ada.", asked("Un parking ?\nPour deux ?"));
  const all = asked("Un parking ?\nPour deux ?", "Et le mardi ?");
  for (const added of ["\n\nAppelez-moi après 18 h.", " Appelez-moi après 18 h."]) {
    const second = withSummary(first + added, all);
    expect(second).toBe(`${first}\n– Et le mardi ?\n\nAppelez-moi après 18 h.`);
    expect(withSummary(second, all)).toBe(second);
  }
  // After a new conversation its questions are the visitor's text.
  expect(withSummary(first, asked("Le prix ?"))).toMatch(
    /Bonjour.*\n– Le prix \?\n\n– Un parking \?\nPour deux \?$/s,
  );
});

test("a question is shortened before anything is that the visitor wrote, and that stays as it is where nothing else fits", () => {
  const own = "a".repeat(800);
  const summary = withSummary(own, asked("Un parking ?", "é".repeat(400)));
  expect(summary).toMatch(/^a{800}\n\nBonjour[^\n]+\n– é+…$/);
  expect([...summary]).toHaveLength(1000);
  for (const length of [950, 1200]) {
    const message = "a".repeat(length);
    expect(withSummary(message, asked("Un parking ?"))).toBe(message);
  }
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

test("the form is told of the summary, which stands below what it began with", () => {
  closeStorage();
  const field = { value: "Prévenez-moi." };
  const place = Object.assign(new EventTarget(), { querySelector: () => field });
  const told = vi.fn<(event: Event) => void>();
  place.addEventListener(handedOver, told);
  vi.stubGlobal("document", { getElementById: () => place });
  handOver(asked("Un parking ?"));
  expect(told).toHaveBeenCalledOnce();
  expect(recall().values?.message).toMatch(/^Prévenez-moi\.\n\nBonjour.*– Un parking \?$/s);
  expect(field.value).toBe(recall().values?.message);
});
