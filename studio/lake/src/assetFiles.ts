import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { tooMany } from "./problem.ts";

type Options = { imageCacheBytes: number; mostWaiting: number };

/** Pictures drawn at a time: each takes the memory of all its pixels. */
const mostDrawn = 2;

/** Uploaded originals, and a cache of what was drawn from them. */
export function openAssetFiles(folder: string, { imageCacheBytes, mostWaiting }: Options) {
  const assets = join(folder, "assets");
  const cache = join(folder, "images");
  const unfinished = join(folder, "unfinished");
  // What was being written when the lake was killed.
  rmSync(unfinished, { recursive: true, force: true });
  for (const folder of [assets, cache, unfinished]) mkdirSync(folder, { recursive: true });
  const inProgress = new Map<string, Promise<Buffer>>();
  const room = boundedFolder(cache, imageCacheBytes);
  const inTurn = atMost(mostDrawn, mostWaiting);

  const write = (file: string, bytes: Buffer) => writeWhole(file, bytes, join(unfinished, randomUUID()));

  async function readOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(cache, key);
    const known = await readIfThere(file);
    if (known) {
      room.used(key);
      return known;
    }
    const bytes = await inTurn(draw);
    // On a full disk it is drawn again next time.
    await write(file, bytes).then(
      () => room.added(key, bytes.length),
      (error: Error) => console.error(error.message),
    );
    return bytes;
  }

  return {
    /** `name` is a file name without folders. */
    read: (name: string) => readIfThere(join(assets, name)),
    write: (name: string, bytes: Buffer) => write(join(assets, name), bytes),
    /** Does what takes much memory, a few at a time. */
    inTurn,

    /** The bytes kept under `name`, or those `draw` gives, which it is asked for once however many wait. */
    cached(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const key = createHash("sha256").update(name).digest("hex");
      const drawing = inProgress.get(key) ?? readOrDraw(key, draw).finally(() => inProgress.delete(key));
      inProgress.set(key, drawing);
      return drawing;
    },
  };
}

/** Removes the files used longest ago once all of them take more than `most` bytes. */
function boundedFolder(folder: string, most: number) {
  const found = readdirSync(folder).map((name) => ({ name, ...statOf(join(folder, name)) }));
  const sizes = new Map(
    found.toSorted((left, right) => left.mtimeMs - right.mtimeMs).map(({ name, size }) => [name, size]),
  );
  let total = found.reduce((sum, { size }) => sum + size, 0);

  function used(name: string) {
    const size = sizes.get(name) ?? 0;
    sizes.delete(name);
    sizes.set(name, size);
  }
  async function added(name: string, size: number) {
    total += size - (sizes.get(name) ?? 0);
    sizes.set(name, size);
    used(name);
    for (const [oldest, freed] of sizes) {
      if (total <= most) return;
      sizes.delete(oldest);
      total -= freed;
      await rm(join(folder, oldest), { force: true });
    }
  }
  return { used, added };
}

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };

/** Runs at most `running` at a time, while at most `waiting` wait. */
function atMost(running: number, waiting: number) {
  const queue: Array<() => void> = [];
  let busy = 0;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (busy < running) busy += 1;
    else if (queue.length >= waiting) throw tooMany(`More than ${waiting} pictures wait to be drawn`);
    else await new Promise<void>((resolve) => void queue.push(resolve));
    try {
      return await run();
    } finally {
      // The place goes from hand to hand: nobody else finds it free.
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The file is there whole, and on the disk, or not at all. */
async function writeWhole(file: string, bytes: Buffer, temporary: string) {
  try {
    const handle = await open(temporary, "wx");
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
