import { expect, test } from "vitest";

import { readData } from "./readData.ts";
import { streamOf } from "./streamOf.ts";

async function read(...chunks: (string | Uint8Array)[]) {
  const all: unknown[] = [];
  const reading = readData(streamOf(...chunks));
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { all, done: value };
    all.push(value);
  }
}

// After the vectors of eventsource-parser and of the WHATWG's own tests.
test.each([
  ["one event", ['data: {"a":1}\n\n'], [{ a: 1 }]],
  ["several in one chunk", ["data: 1\n\ndata: 2\n\ndata: 3\n\n"], [1, 2, 3]],
  ["no space after the colon", ["data:1\n\n"], [1]],
  ["comments, also empty ones", [": ok\n:\n:keep-alive\n\ndata: 1\n\n"], [1]],
  ["fields of no interest, and unknown ones", ["id: 1\nretry: 99\nfoo: bar\nfoo\ndata: 1\n\n"], [1]],
  ["JSON on several data lines", ['data: {"a":\ndata: 1}\n\n'], [{ a: 1 }]],
  ["one line end between events", ["data: 1\ndata: 2\n"], [1, 2]],
  ["a last event without its blank line", ["data: 1"], [1]],
  ["data without a value", ["data\ndata:\n\ndata: 1\n\n"], [1]],
  ["a field name with a space before it is another field", [" data: 1\n\ndata: 2\n\n"], [2]],
  ["a colon in a value", ['data: "a:b: c"\n\n'], ["a:b: c"]],
  ["CR, CRLF and LF", ["data: 1\r\rdata: 2\r\n\r\ndata: 3\n\n"], [1, 2, 3]],
  ["CRLF cut between its two halves", ["data: 1\r", "\n\r", "\ndata: 2\r\n"], [1, 2]],
  ["a line in many chunks", ["da", "ta: [", "1", "]\n"], [[1]]],
  ["a byte order mark", ["\uFEFFdata: 1\n"], [1]],
  ["line separators of Unicode are text", ['data: "a\u2028b\u0085c"\n'], ["a\u2028b\u0085c"]],
  ["bytes that are no UTF-8", [new Uint8Array([...Buffer.from('data: "'), 0xff, 0x22, 0x0a])], ["\uFFFD"]],
  ["nothing", [""], []],
])("%s", async (_, chunks, all) => {
  expect(await read(...chunks)).toEqual({ all, done: false });
});

test("[DONE] ends the stream, whatever follows", async () => {
  expect(await read("data: 1\n\ndata: [DONE]\n\ndata: 2\n\n")).toEqual({ all: [1], done: true });
  expect(await read("data:[DONE]")).toEqual({ all: [], done: true });
});

test("JSON that never ends is no event, and nothing after it is", async () => {
  expect(await read('data: 1\n\ndata: {"a":\n\ndata: 1\n\ndata: [DONE]\n\n')).toEqual({
    all: [1],
    done: false,
  });
});
