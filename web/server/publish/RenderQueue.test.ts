import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { RenderQueue } from "./RenderQueue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const all = () => true;

test("what fails over and over holds back nothing that was published, nor the list of what there is", () => {
  const queue = new RenderQueue(() => {});
  queue.add("/gone", "pages", 0, true);
  queue.failed(queue.take(all)!, []);
  vi.runAllTimers();
  expect([queue.waiting, queue.hasPages]).toEqual([1, false]);
  queue.add("/new", "files", 1, true);
  expect([queue.take(all)?.address, queue.take(all)?.address]).toEqual(["/new", "/gone"]);
});

test("what failed and is published again waits for its first try", () => {
  const queue = new RenderQueue(() => {});
  queue.add("/", "pages", 0, true);
  queue.failed(queue.take(all)!, []);
  vi.runAllTimers();
  expect(queue.add("/", "pages", 5, true)).toBe(false);
  expect([queue.waiting, queue.hasPages, queue.publishedSince]).toEqual([1, true, 0]);
});

test("a publication that touches little comes before one that touches much", () => {
  const queue = new RenderQueue(() => {});
  for (const address of ["/a", "/b", "/little"]) queue.add(address, "pages", 0, true);
  queue.hurry("/little", "pages");
  expect(queue.hasPages).toBe(true);
  expect(queue.add("/little", "pages", 1, true)).toBe(false);
  expect(Array.from({ length: 3 }, () => queue.take(all)?.address)).toEqual(["/little", "/a", "/b"]);
});

test.each([true, false])(
  "what was heard of while it was made and failed is tried once, as behind as it is: %s",
  (published) => {
    const queue = new RenderQueue(() => {});
    queue.add("/", "pages", 0, true);
    const making = queue.take(all)!;
    queue.add("/", "pages", 5, published);
    queue.failed(making, []);
    expect([queue.waiting, queue.failing, queue.publishedSince]).toEqual([1, 0, 0]);
    expect(queue.take(all)).toMatchObject({ address: "/", published: true });
    expect([queue.waiting, queue.publishedSince]).toEqual([0, undefined]);
  },
);
