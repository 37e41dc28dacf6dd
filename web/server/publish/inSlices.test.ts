import { setImmediate as turn } from "node:timers/promises";

import { expect, test } from "vitest";

import { inSlices } from "./inSlices.ts";

/** Takes so long that a slice holds few. */
function work() {
  const end = performance.now() + 2;
  while (performance.now() < end);
}

test("However many things are done in slices at once, other work comes between as often", async () => {
  let done = 0;
  const count = () => {
    work();
    done++;
  };
  const all = Array.from({ length: 8 }, () => inSlices(Array.from({ length: 20 }), count));
  const most: number[] = [];
  for (let before = done; done < 160; before = done) {
    await turn();
    most.push(done - before);
  }
  await Promise.all(all);
  expect(most.length).toBeGreaterThan(10);
  // A slice of 5 ms holds three; each of the others begins one more before it sees that the turn is spent.
  expect(Math.max(...most.slice(1))).toBeLessThan(3 + 8);
});
