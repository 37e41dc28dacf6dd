import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "./ports.ts";
import { startSchedule } from "./schedule.ts";
import { startSystem } from "./testing/system.ts";

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

test("a sweep that is refused is said as well", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const gateway = createServer((_, answer) => answer.writeHead(503).end("The function does not start."));
  onTestFinished(() => void gateway.close());
  await once(gateway.listen(0, "127.0.0.1"), "listening");
  const { port } = gateway.address() as AddressInfo;
  const { env, stop } = await startSystem();
  onTestFinished(stop);
  const schedule = startSchedule({
    gatewayUrl: `http://127.0.0.1:${port}`,
    databasePort: Number(env["DB_PORT"]),
    sweepSeconds: 0.02,
  });
  await expect.poll(() => said.mock.calls).toEqual([["sweep: Error: 503 The function does not start."]]);
  schedule.stop();
});
