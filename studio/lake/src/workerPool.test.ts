import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { databasePath } from "./store.ts";
import { temporaryFolder, testLake } from "./testLake.ts";
import { WorkerPool } from "./workerPool.ts";

const endless = "count(*[count(*[count(*[count(*[title match ^.^.^.title]) > 0]) > 0]) > 0])";

test("a query without end is cut off, while other queries are answered and after it too", async () => {
  const { client } = await testLake({ timeLimit: 500 });
  const transaction = client.transaction();
  for (let n = 0; n < 300; n++) transaction.create({ _id: `p${n}`, _type: "page", title: `Une page ${n}` });
  await transaction.commit();

  const slow = client.fetch(endless).catch((error) => error);
  expect(await client.fetch("count(*)")).toBe(300);
  expect(await slow).toMatchObject({ statusCode: 408, message: expect.stringContaining("cut off") });

  await client.delete({ query: '*[_id == "p0"]' });
  const counts = await Promise.all([1, 2, 3, 4].map(() => client.fetch("count(*)")));
  expect(counts).toEqual([299, 299, 299, 299]);
});

test("a deletion by a query without end is cut off and deletes nothing", async () => {
  const { client } = await testLake({ timeLimit: 500 });
  const transaction = client.transaction();
  for (let n = 0; n < 300; n++) transaction.create({ _id: `p${n}`, _type: "page", title: `Une page ${n}` });
  await transaction.commit();
  await expect(client.delete({ query: `*[${endless} > 0]` })).rejects.toMatchObject({ statusCode: 408 });
  expect(await client.fetch("count(*)")).toBe(300);
});

test("what cannot be handed to a thread fails by itself, and what waits behind it is answered", async () => {
  const { client, projects } = await testLake({ timeLimit: 1000 });
  const dataset = projects.get("test")!.get("production");
  const request = { query: "1", perspective: "raw" as const, user: null };
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.allSettled([
      ...[1, 2, 3].map(() => dataset.query({ ...request, params: { cannot: () => "be cloned" } })),
      dataset.query({ ...request, params: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "fulfilled"]);
  }
  expect(await client.fetch("1")).toBe(1);
});

test("a thread that cannot start says so to all who wait for it, now and later", async () => {
  const pool = new WorkerPool({
    module: "queryWorker",
    workerData: { databasePath: join(temporaryFolder(), "nothing.sqlite") },
    size: 2,
    timeLimit: 1000,
    idleTime: 1000,
    mostWaiting: 10,
    what: "query",
  });
  onTestFinished(() => pool.close());
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.allSettled([1, 2, 3].map((task) => pool.run(task)));
    const reason = { status: 500, message: expect.stringContaining("unable to open database file") };
    expect(answers).toMatchObject([1, 2, 3].map(() => ({ status: "rejected", reason })));
  }
});

test("a query whose asker is gone is not begun", async () => {
  const { api, client } = await testLake({ timeLimit: 1000, mostWaiting: 5 });
  const transaction = client.transaction();
  for (let n = 0; n < 300; n++) transaction.create({ _id: `p${n}`, _type: "page", title: `Une page ${n}` });
  await transaction.commit();
  let cut = 0;
  const count = (worker: Worker) => void worker.once("exit", () => cut++);
  process.on("worker", count);
  onTestFinished(() => void process.off("worker", count));

  const leaving = new AbortController();
  const ask = () =>
    fetch(`${api}/data/query/production?query=${encodeURIComponent(endless)}`, leaving).then(
      ({ status }) => status,
      () => "gone",
    );
  // Two are begun, five wait: the first to be answered is one too many.
  const asked = Array.from({ length: 8 }, ask);
  expect(await Promise.race(asked)).toBe(429);
  leaving.abort();
  expect((await Promise.all(asked)).filter((status) => status === "gone")).toHaveLength(7);

  await expect.poll(() => client.fetch("count(*)").catch(() => undefined), { timeout: 30_000 }).toBe(300);
  expect(cut).toBeLessThanOrEqual(2);
});

/** Resolves once the next thread to start has ended. */
const nextToEnd = () =>
  new Promise<void>((resolve) =>
    process.once("worker", (worker: Worker) => void worker.once("exit", () => resolve())),
  );

test("a thread that has nothing to do for a while ends, and another does what comes then", async () => {
  const { projects } = await testLake();
  const { folder } = projects.get("test")!.get("production");
  const pool = new WorkerPool({
    module: "historyWorker",
    workerData: { databasePath: databasePath(folder) },
    size: 1,
    timeLimit: 10_000,
    idleTime: 10,
    mostWaiting: 10,
    what: "history",
  });
  onTestFinished(() => pool.close());
  for (let round = 0; round < 2; round++) {
    const ended = nextToEnd();
    expect(await pool.run({ kind: "documents", ids: [], moment: "last revision" })).toBe('{"documents":[]}');
    await ended;
  }
});

test("the thread that asks listeners' filters ends when nobody listens, and another asks those who come then", async () => {
  const { api, client } = await testLake();
  async function hear(_id: string) {
    const { body } = await fetch(`${api}/data/listen/production?query=*`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    await client.create({ _id, _type: "page" });
    let text = "";
    while (!/event: mutation[^]*\n\n/.test(text)) text += (await reader?.read())?.value;
    await reader?.cancel();
    return text;
  }
  const ended = nextToEnd();
  expect(await hear("a")).toContain('"documentId":"a"');
  await ended;
  expect(await hear("b")).toContain('"documentId":"b"');
});
