import { expect, test } from "vitest";

import { readLines } from "./readLines.ts";
import { all, streamOf } from "./streamOf.ts";

test.each([
  ["LF", ["a\nb\n"], ["a", "b"]],
  ["CRLF", ["a\r\nb\r\n"], ["a", "b"]],
  ["CR", ["a\rb\r"], ["a", "b"]],
  ["all three, and empty lines", ["a\n\r\n\rb\n\n"], ["a", "", "", "b", ""]],
  ["CRLF cut between its two halves", ["a\r", "\nb\r", "\n"], ["a", "b"]],
  ["CR, then an empty line of its own", ["a\r", "\n", "\nb"], ["a", "", "b"]],
  ["a last line without an end", ["a\nb"], ["a", "b"]],
  ["a line in many chunks", ["a", "b", "c\n"], ["abc"]],
  ["a byte order mark", ["\uFEFFa\n"], ["a"]],
  ["a byte order mark that is not first is text", ["a\n\uFEFFb\n"], ["a", "\uFEFFb"]],
  ["line separators of Unicode are text", ["a\u2028b\u0085c\n"], ["a\u2028b\u0085c"]],
  ["nothing", [""], []],
])("%s", async (_, chunks, lines) => {
  expect(await all(readLines(streamOf(...chunks)))).toEqual(lines);
});

test("bytes that are no UTF-8 become replacement characters, and the rest is read", async () => {
  const bytes = new Uint8Array([0x61, 0xff, 0x62, 0x0a, 0xe2, 0x82]);
  expect(await all(readLines(streamOf(bytes)))).toEqual(["a\uFFFDb", "\uFFFD"]);
});

test("whoever stops reading ends the sending", async () => {
  const cancelled = Promise.withResolvers<string>();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("a\n")),
    cancel: () => cancelled.resolve("cancelled"),
  });
  for await (const line of readLines(body)) if (line) break;
  expect(await cancelled.promise).toBe("cancelled");
});
