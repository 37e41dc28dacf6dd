import { expect, test } from "vitest";

import { readEvents } from "./readEvents.ts";
import { readLines } from "./readLines.ts";
import { streamOf } from "./streamOf.ts";

async function read(text: string) {
  const events = [];
  const reading = readEvents(readLines(streamOf(text)));
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { events, done: value };
    events.push(value.type ? [value.type, value.data] : value.data);
  }
}

// After the vectors of eventsource-parser and of the WHATWG's own tests.
test.each([
  ["one event", 'data: {"a":1}\n\n', [{ a: 1 }]],
  ["several in one chunk", "data: 1\n\ndata: 2\n\ndata: 3\n\n", [1, 2, 3]],
  ["no space after the colon", "data:1\n\n", [1]],
  ["only one space is dropped", 'data:  " x"\n\n', [" x"]],
  ["comments, also empty ones", ": ok\n:\n:keep-alive\n\ndata: 1\n\n", [1]],
  ["fields of no interest, and unknown ones", "id: 1\nretry: 99\nfoo: bar\nfoo\ndata: 1\n\n", [1]],
  ["an event's name, for one event only", "event: error\ndata: 1\n\ndata: 2\n\n", [["error", 1], 2]],
  ["a name after its data is too late", "data: 1\nevent: add\n\n", [1]],
  ["JSON on several data lines", 'data: {"a":\ndata: 1}\n\n', [{ a: 1 }]],
  ["one line end between events", "data: 1\ndata: 2\n", [1, 2]],
  ["a last event without its blank line", "data: 1", [1]],
  ["data without a value", "data\ndata:\n\ndata: 1\n\n", [1]],
  ["a field name with a space before it is another field", " data: 1\n\ndata: 2\n\n", [2]],
  ["a colon in a value", 'data: "a:b: c"\n\n', ["a:b: c"]],
])("%s", async (_, text, events) => {
  expect(await read(text)).toEqual({ events, done: false });
});

test("[DONE] ends the stream, whatever follows", async () => {
  expect(await read("data: 1\n\ndata: [DONE]\n\ndata: 2\n\n")).toEqual({ events: [1], done: true });
  expect(await read("data:[DONE]")).toEqual({ events: [], done: true });
});

test("an event that ends before its JSON does is refused", async () => {
  await expect(read('data: {"a":\n\ndata: 1\n\n')).rejects.toThrow("no JSON");
});

test("JSON that the stream's end cuts is no event", async () => {
  expect(await read('data: 1\n\ndata: {"a')).toEqual({ events: [1], done: false });
});
