import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Uploaded originals, and a cache of what was drawn from them. */
export function openAssetFiles(dataDir: string) {
  const assets = join(dataDir, "lake", "assets");
  const cache = join(dataDir, "lake", "images");
  for (const folder of [assets, cache]) mkdirSync(folder, { recursive: true });
  const inProgress = new Map<string, Promise<Buffer>>();

  return {
    /** `name` is a file name without folders. */
    read: (name: string) => readIfThere(join(assets, name)),
    write: (name: string, bytes: Buffer) => writeWhole(join(assets, name), bytes),

    /** The bytes kept under `key`, or those `draw` gives, which it is asked for once however many wait. */
    cached(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const file = join(cache, createHash("sha256").update(key).digest("hex"));
      const drawing = inProgress.get(file) ?? readOrDraw(file, draw).finally(() => inProgress.delete(file));
      inProgress.set(file, drawing);
      return drawing;
    },
  };
}

async function readOrDraw(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readIfThere(file);
  if (known) return known;
  const bytes = await draw();
  await writeWhole(file, bytes);
  return bytes;
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
async function writeWhole(file: string, bytes: Buffer) {
  const temporary = `${file}.${randomUUID()}`;
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
