import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "./ports.ts";
import { startSchedule } from "./schedule.ts";

test("a developer whose outbox cannot be swept, or personal data purged, reads why, once", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const databasePort = await freePort();
  const schedule = startSchedule({ gatewayUrl: "http://127.0.0.1:1", databasePort, sweepSeconds: 0.02 });
  await expect.poll(() => said.mock.calls).toHaveLength(2);
  await sleep(200);
  schedule.stop();
  const lines = said.mock.calls.map(([line]) => String(line)).toSorted((a, b) => a.localeCompare(b));
  expect(lines).toEqual([
    expect.stringMatching(/^purge: .*ECONNREFUSED/),
    expect.stringMatching(/^sweep: .*ECONNREFUSED/),
  ]);
});
