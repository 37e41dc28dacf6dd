import { expect, test } from "vitest";
import { runTorture } from "./run.ts";

test("whatever is killed while fifty visitors write, nothing acknowledged is lost and at most one e-mail per kill repeats", async () => {
  const { perSecond, outbox, naive } = await runTorture({
    throughputSeconds: 2,
    seconds: 10,
    naiveSeconds: 5,
  });
  console.log(JSON.stringify({ perSecond, outbox, naive }));
  expect(outbox.acknowledged).toBeGreaterThan(50);
  expect(outbox.lost).toBe(0);
  expect(outbox.doubled).toBeLessThanOrEqual(outbox.senderKills);
  expect(outbox.unrecognisable).toBe(0);
});
