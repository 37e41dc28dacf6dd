import { freePort } from "functions/ports";
import { expect, onTestFinished, test, vi } from "vitest";

import type { Service } from "./services.ts";
import { Supervisor } from "./supervisor.ts";

/** A service that does this at a port of its own. */
async function service(script: (port: number) => string): Promise<Service> {
  const port = await freePort();
  return {
    name: "site",
    title: "Le site",
    command: [process.execPath, "-e", script(port)],
    folder: import.meta.dirname,
    env: {},
    ready: `http://127.0.0.1:${port}/healthz`,
    addresses: [],
    ports: {},
  };
}

function supervised() {
  const supervisor = new Supervisor(200);
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(async () => {
    said.mockRestore();
    await supervisor.stop();
  });
  return { supervisor, said: () => said.mock.calls.flat().join("\n") };
}

test("a service that takes long is waited for as long as it runs, and who waits is told", async () => {
  const { supervisor, said } = supervised();
  const slow = await service(
    (port) =>
      `const since = Date.now();
      require("http").createServer((_, answer) => {
        answer.statusCode = Date.now() - since < 1_000 ? 503 : 200;
        answer.end();
      }).listen(${port}, "127.0.0.1")`,
  );
  await supervisor.start(slow);
  expect(said()).toContain(`Le site ne répond pas encore sur ${slow.ready} : on attend.`);
});

test("a service that ends before it answers is said not to have started", async () => {
  const { supervisor } = supervised();
  const ending = await service(() => "process.exit(3)");
  await expect(supervisor.start(ending)).rejects.toThrow("Le site n’a pas démarré (code 3).");
});

test("a service that is stopped before it answers has not failed", async () => {
  const { supervisor } = supervised();
  const lasting = await service(
    (port) =>
      `require("http").createServer((_, answer) => answer.end()).listen(${port}, "127.0.0.1");
      process.on("SIGTERM", () => setTimeout(() => process.exit(), 500))`,
  );
  await supervisor.start(lasting);
  const failed = vi.fn<() => void>();
  supervisor.start(await service(() => "setInterval(() => {}, 1_000)")).catch(failed);
  await supervisor.stop();
  expect(failed).not.toHaveBeenCalled();
});
