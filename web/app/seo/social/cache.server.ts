import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const length = 22;

/**
 * What `make` made of these inputs, kept in a file for `name`: it is made once, also over restarts, and again for other
 * inputs.
 * @param inputs all that the result depends on, as JSON.
 */
export async function keptIn(
  folder: string,
  name: string,
  inputs: unknown,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, hashOf(name));
  const madeOf = Buffer.from(hashOf(JSON.stringify(inputs)));
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.subarray(0, length).equals(madeOf)) return kept.subarray(length);
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed when complete, so that nobody reads half of it; another thread may be making the same.
  const written = `${file}.${randomUUID()}`;
  try {
    await writeFile(written, Buffer.concat([madeOf, made]));
    await rename(written, file);
  } finally {
    await rm(written, { force: true });
  }
  return made;
}

/** Lets go what is kept for other names, once there is more than for these. */
export async function keepOnly(folder: string, names: readonly string[]): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  if (files.length <= names.length) return;
  const kept = new Set(names.map(hashOf));
  for (const file of files.filter((file) => !kept.has(file)))
    if (!(await isBeingWritten(folder, file))) await rm(join(folder, file), { force: true });
}

/** Under a longer name; for hours, by nobody any more. */
async function isBeingWritten(folder: string, file: string): Promise<boolean> {
  if (file.length === length) return false;
  const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < 3_600_000;
}

export const hashOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, length);
