import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { etagOf } from "./etagOf.ts";
import { formsOf, shrink, writeForms } from "./forms.ts";
import { Shrinker } from "./Shrinker.ts";
import type { ShrinkTask } from "./task.ts";
import { Tree } from "./Tree.ts";

const words = Array.from({ length: 4000 }, (_, index) => `mot${(index * 7919) % 1013}`);
const before = words.join(" ");
const after = words.toReversed().join(" ");

let folder: string;
let tree: Tree;
let shrinker: Shrinker;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shrinker-"));
  tree = new Tree(folder);
});

afterEach(async () => {
  shrinker.close();
  await tree.close();
  rmSync(folder, { recursive: true });
});

async function put(text: string) {
  const written = tree.newFile();
  const body = Buffer.from(text);
  const forms = formsOf(body, "hasty");
  writeForms(forms, written);
  const known = { tags: [], until: Infinity, pictures: [], group: "pages" as const, hasty: true };
  await tree.put("/", { ...known, etag: etagOf(body), forms: Object.keys(forms) }, written);
}

const begin = (task: (task: ShrinkTask) => Promise<boolean> = shrink, busy = () => false) =>
  (shrinker = new Shrinker({ tree, tasks: { shrink: task }, busy, rest: 0 }));

const size = () => statSync(tree.fileOf("/") + ".br").size;
const served = async () => (await tree.read("/", "br"))?.etag;

test("what was compressed in haste is compressed to less, also what an earlier run left so", async () => {
  await put(before);
  const hasty = size();
  begin();
  await expect.poll(() => tree.get("/")?.hasty).toBe(false);
  await expect.poll(size).toBeLessThan(hasty);
  expect(await served()).toBe(etagOf(Buffer.from(before)));
  expect((await tree.read("/", "gzip"))?.etag).toBe(etagOf(Buffer.from(before)));
});

test("what was published meanwhile stays", async () => {
  await put(before);
  begin(async (task) => {
    const done = await shrink(task);
    await put(after);
    return done;
  });
  await expect.poll(served).toBe(etagOf(Buffer.from(after)));
  expect(tree.get("/")?.hasty).toBe(true);
});

test("a torn file is left to who serves it", async () => {
  await put(before);
  writeFileSync(tree.fileOf("/"), "déchiré");
  const tried: boolean[] = [];
  begin(async (task) => {
    tried.push(await shrink(task));
    return tried[0]!;
  });
  await expect.poll(() => tried).toEqual([false]);
  expect(tree.get("/")?.hasty).toBe(true);
});

test("what was written before the disk was full is taken away", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  await put(before);
  begin(async (task) => {
    await shrink(task);
    throw new Error("ENOSPC");
  });
  await expect.poll(() => said.mock.calls.flat()).toEqual(["/: Error: ENOSPC"]);
  await expect.poll(() => readdirSync(tree.folders.waiting)).toEqual([]);
});

test("it waits while there is more urgent work", async () => {
  await put(before);
  let urgent = true;
  const busy = vi.fn<() => boolean>(() => urgent);
  begin(shrink, busy);
  shrinker.note("/");
  await expect.poll(() => busy.mock.calls.length).toBeGreaterThan(1);
  expect(tree.get("/")?.hasty).toBe(true);
  urgent = false;
  await expect.poll(() => tree.get("/")?.hasty).toBe(false);
});

test("a clock that is put back puts nothing off", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await put(before);
  const hasty = size();
  begin();
  vi.setSystemTime(Date.now() - 3_600_000);
  await expect.poll(size).toBeLessThan(hasty);
});

test("a compressed form has no more room behind it than it is long", () => {
  for (const how of ["hasty", "small"] as const) {
    const form = formsOf(Buffer.from("Six blocs."), how)[".br"]!;
    expect(form.buffer.byteLength).toBe(form.length);
  }
});
