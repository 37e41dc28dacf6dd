import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, onTestFinished, test, vi } from "vitest";

import { startTasks } from "./tasks.ts";
import type { Asked, Job } from "./task.ts";

test("a page that never ends is given up, and those after it are made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tasks-"));
  const thread = join(folder, "thread.mjs");
  writeFileSync(
    thread,
    `export const make = ([{ url }]) => {
      while (url === "/endless");
      return [{ refused: 404, tags: [] }];
    };`,
  );
  const tasks = startTasks(pathToFileURL(thread), 500);
  onTestFinished(async () => {
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
  const make = (url: string) => tasks.make([{ url } as Job], "at once");

  await expect(make("/endless")).rejects.toThrow("aborted");
  await expect(make("/tarifs")).resolves.toEqual([{ refused: 404, tags: [] }]);
});

test("who reads a page beside one that never ends is answered all the same; a form is not sent twice", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tasks-"));
  const thread = join(folder, "thread.mjs");
  writeFileSync(
    thread,
    `import { existsSync, writeFileSync } from "node:fs";
    export const send = (asked) => answer(asked);
    export const answer = ({ url, body }) => {
      const isFirst = !existsSync(body);
      writeFileSync(body, "");
      return url === "/endless" || isFirst ? new Promise(() => {}) : { status: 200 };
    };`,
  );
  const tasks = startTasks(pathToFileURL(thread), 3_000);
  onTestFinished(async () => {
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
  const ask = (url: string, method: string) =>
    tasks
      .answer({ url, method, body: join(folder, method + url.slice(1)) } as unknown as Asked, "at once")
      .catch((error: Error) => error.message);

  const endless = ask("/endless", "GET");
  await expect.poll(() => existsSync(join(folder, "GETendless"))).toBe(true);
  expect(await Promise.all([endless, ask("/recherche", "GET"), ask("/contact", "POST")])).toEqual([
    "The task has been aborted",
    { status: 200 },
    "Terminating worker thread",
  ]);
});

test("who waits behind slow answers is answered: that a task waits does not count as its own time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tasks-"));
  const thread = join(folder, "thread.mjs");
  writeFileSync(
    thread,
    `export const answer = ({ url }) =>
      new Promise((resolve) => setTimeout(resolve, url === "/slow" ? 1_800 : 0, { status: 200 }));`,
  );
  const tasks = startTasks(pathToFileURL(thread), 3_000);
  onTestFinished(async () => {
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
  const ask = (url: string) => tasks.answer({ url, method: "GET" } as Asked, "at once");

  await ask("/begun");
  const asked = Array.from({ length: 32 }, () => ask("/slow"));
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 200 })));
});

test("a form is sent, and a page read, while ever so many pictures wait for the lake", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tasks-"));
  const thread = join(folder, "thread.mjs");
  writeFileSync(
    thread,
    `export const picture = () => new Promise(() => {});
    export const answer = ({ url }) => url.endsWith("/endless") ? new Promise(() => {}) : { status: 200 };
    export const send = () => ({ status: 303 });`,
  );
  const tasks = startTasks(pathToFileURL(thread));
  onTestFinished(async () => {
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
  const ask = (path: string, method = "GET") =>
    tasks.answer({ url: `http://site${path}`, method } as Asked, "at once");

  for (let picture = 0; picture < 64; picture++) ask(`/images/${picture}`).catch(() => {});
  await expect(ask("/recherche")).resolves.toEqual({ status: 200 });
  for (let page = 0; page < 64; page++) ask("/endless").catch(() => {});
  await expect(ask("/contact", "POST")).resolves.toEqual({ status: 303 });
});

test("a thread that dies while it has nothing to do is said, and takes nobody along", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "tasks-"));
  const thread = join(folder, "thread.mjs");
  writeFileSync(
    thread,
    `export const make = ([{ url }]) => {
      if (url === "/late") setTimeout(() => { throw new Error("too late"); }, 50);
      return [{ refused: 404, tags: [] }];
    };`,
  );
  const tasks = startTasks(pathToFileURL(thread));
  onTestFinished(async () => {
    said.mockRestore();
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
  const make = (url: string) => tasks.make([{ url } as Job], "at once");

  await make("/late");
  await expect.poll(() => said.mock.calls.flat().join()).toContain("too late");
  await expect(make("/tarifs")).resolves.toEqual([{ refused: 404, tags: [] }]);
});
