import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { PictureKeeper } from "./PictureKeeper.ts";
import type { Answer, Asked } from "./task.ts";
import type { Tasks } from "./tasks.ts";
import { Tree } from "./Tree.ts";

const path = `/images/ia4school/production/${"a".repeat(40)}-1600x1200.png`;
const query = "w=320&auto=format";
const picture = `${path}?${query}`;

let folder: string;
let tree: Tree;
let keeper: PictureKeeper;
let asked: Asked[];
let answer: (asked: Asked) => Answer;
const gone = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  asked = [];
  gone.mockClear();
  answer = ({ headers }) => {
    const accept = headers[0]?.[1] ?? "";
    const type = accept === "image/*" ? "image/png" : accept;
    return { status: 200, headers: [["content-type", type]], body: Buffer.from(type) };
  };
  start();
});

function start(): void {
  tree = new Tree(folder);
  const tasks = {
    answer: (one: Asked) => Promise.resolve(answer((asked.push(one), one))),
  } as unknown as Tasks;
  keeper = new PictureKeeper({ tasks, tree, siteUrl: "http://site", busy: () => false, gone });
}

async function stop(): Promise<void> {
  keeper.close();
  await tree.close();
}

afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function read(taken: string[]): Promise<string | undefined> {
  return (await keeper.read(path, query, taken))?.bytes.toString();
}

const all = ["image/avif", "image/webp", "*/*"];

test("a picture that a page shows is there in every format, for each browser the best it takes", async () => {
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => read(["*/*"])).toBe("image/png");
  expect(await read(all)).toBe("image/avif");
  expect(await read(["image/webp", "*/*"])).toBe("image/webp");
  expect(await read([])).toBe("image/png");
  expect(asked).toHaveLength(3);
});

test("a query leads to no file but the picture’s own", async () => {
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => read(["*/*"])).toBe("image/png");
  writeFileSync(join(folder, "secret.jpg"), "secret");
  writeFileSync(join(folder, "secret.png"), "secret");
  for (const way of ["../../../../../secret", "../../../../../secret&auto=format"])
    for (const end of ["", "/", "/.."])
      expect(await keeper.read(path, way + end, all), way + end).toBeUndefined();
  // Five folders up is where they stand.
  expect(existsSync(join(folder, "tree", path, "../../../../../secret.jpg"))).toBe(true);
});

test("it is made once, for however many pages, and goes with the last of them", async () => {
  keeper.shown("/tarifs", [picture]);
  keeper.shown("/blog", [picture]);
  await expect.poll(() => read([])).toBe("image/png");
  keeper.shown("/tarifs", [], [picture]);
  expect(await read(all)).toBe("image/avif");
  expect(gone).not.toHaveBeenCalled();
  keeper.shown("/blog", [], [picture]);
  expect(gone.mock.calls).toEqual([[path]]);
  expect(await read(all)).toBeUndefined();
  expect(existsSync(join(folder, "tree", path))).toBe(false);
  expect(asked).toHaveLength(3);
});

test("while the lake is in trouble it is tried again; one that the lake does not have is not", async () => {
  let failures = 1;
  const well = answer;
  answer = (one) => (failures-- > 0 ? { status: 503, headers: [], body: Buffer.from("") } : well(one));
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => read([])).toBe("image/png");
  answer = () => ({ status: 404, headers: [], body: Buffer.from("") });
  asked = [];
  keeper.shown("/blog", [picture.replace("w=320", "w=640")]);
  await expect.poll(() => keeper.missing).toBe(0);
  expect(asked).toHaveLength(1);
});

test("one whose place somebody took, or whose folders somebody took away, is made again", async () => {
  const file = join(tree.folders.tree, path, `${query}.png`);
  keeper.shown("/a", [picture]);
  await expect.poll(() => read(all)).toBe("image/avif");
  await stop();
  rmSync(join(tree.folders.tree, path), { recursive: true });
  writeFileSync(join(tree.folders.tree, path), "a file");
  start();
  rmSync(tree.folders.waiting, { recursive: true });
  keeper.shown("/a", [picture]);
  await expect.poll(() => existsSync(file)).toBe(true);
  await stop();
  rmSync(file);
  mkdirSync(join(file, "a folder"), { recursive: true });
  start();
  keeper.shown("/a", [picture]);
  await expect.poll(() => read([])).toBe("image/png");
});

test("one that fails each time keeps no other waiting until it is tried again", async () => {
  const well = answer;
  answer = (one) => {
    if (one.url.includes(path)) throw new Error("the lake answered 500");
    return well(one);
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const next = path.replace(/a(?=-)/, "b");
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => asked).toHaveLength(1);
  keeper.shown("/blog", [`${next}?${query}`]);
  await expect.poll(() => tree.picturesOf(next)?.size).toBe(3);
  expect(keeper.missing).toBe(1);
  answer = well;
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => read([])).toBe("image/png");
  await expect.poll(() => keeper.missing).toBe(0);
});

const fileOf = (extension: string) => join(folder, "tree", path, query + extension);
const damages: [string, (file: string) => void][] = [
  ["cut", (file) => truncateSync(file, 5)],
  ["emptied", (file) => truncateSync(file)],
  ["taken away", rmSync],
  ["replaced by as many bytes", (file) => writeFileSync(file, "image/AVIF")],
];

test.each(damages)("one that was %s is not sent, and is made again for who asks next", async (_, damage) => {
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => existsSync(fileOf(".png")) && keeper.missing).toBe(0);
  damage(fileOf(".avif"));
  expect(await read(all)).toBe("image/webp");
  await expect.poll(() => read(all)).toBe("image/avif");
  await expect.poll(() => asked.length).toBe(6);
});

test.each(damages.slice(0, 3))(
  "one that was %s while the site was stopped is made again",
  async (_, damage) => {
    keeper.shown("/tarifs", [picture]);
    await expect.poll(() => read([])).toBe("image/png");
    await stop();
    damage(fileOf(".avif"));
    asked = [];
    start();
    keeper.shown("/tarifs", [picture]);
    expect(await read(["image/webp"])).toBe("image/webp");
    await expect.poll(() => asked.length).toBe(3);
    await expect.poll(() => read(all)).toBe("image/avif");
  },
);

test("one that is whole is not made again at the next start", async () => {
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => read([])).toBe("image/png");
  await stop();
  start();
  keeper.shown("/tarifs", [picture]);
  expect(await read(all)).toBe("image/avif");
  expect([keeper.missing, asked.length]).toEqual([0, 3]);
});

test("a file that nobody made is no picture", async () => {
  mkdirSync(join(folder, "tree", path), { recursive: true });
  writeFileSync(fileOf(".png"), "half a pict");
  keeper.shown("/tarifs", [picture]);
  expect(await read([])).toBeUndefined();
  await expect.poll(() => read([])).toBe("image/png");
});

test("what no page shows is not looked for in the folder", async () => {
  expect(await keeper.read("/../kept.sqlite", "", all)).toBeUndefined();
  expect(await read(all)).toBeUndefined();
});

test("one that is being made when the site stops is not said to be tried again", async () => {
  answer = () => {
    keeper.close();
    throw new Error("Terminating worker thread");
  };
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => asked).toHaveLength(1);
  await setImmediate();
  expect(console.error).not.toHaveBeenCalled();
});

test("one whose last page goes while it is written is not kept", async () => {
  const made = answer;
  answer = (one) => {
    answer = made;
    void setImmediate().then(() => keeper.shown("/tarifs", [], [picture]));
    return made(one);
  };
  keeper.shown("/tarifs", [picture]);
  await expect.poll(() => asked).toHaveLength(1);
  const next = path.replace(/a(?=-)/, "b");
  keeper.shown("/blog", [`${next}?${query}`]);
  await expect.poll(() => tree.picturesOf(next)).toBeDefined();
  expect(tree.picturesOf(path)).toBeUndefined();
  expect(existsSync(join(folder, "tree", path))).toBe(false);
});
