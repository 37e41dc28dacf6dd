import { expect, test } from "vitest";
import { onGround, tortureOutbox } from "./run.ts";

test("whatever is killed while fifty visitors write, nothing acknowledged is lost and at most one e-mail per kill repeats", async () => {
  const outbox = await onGround((ground) => tortureOutbox(ground, 10));
  console.log(JSON.stringify(outbox));
  expect(Object.keys(outbox.faults).toSorted()).toEqual(["function", "gateway", "postgres", "system"]);
  expect(outbox.acknowledged).toBeGreaterThan(50);
  expect(outbox.lost).toBe(0);
  expect(outbox.doubled).toBeLessThanOrEqual(outbox.senderKills);
  expect(outbox.unrecognisable).toBe(0);
});
