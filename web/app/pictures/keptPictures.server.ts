import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Kept = { type: string; bytes: Buffer };

/**
 * Pictures kept in a folder, at most `limit` bytes of them: the oldest make room for new ones. Two servers may
 * keep theirs in the same folder.
 */
export class KeptPictures {
  readonly #folder: string;
  readonly #limit: number;
  /** Bytes written since the folder was last counted; what was there before the start is counted first. */
  #uncounted = Infinity;
  #makingRoom: Promise<void> | undefined;
  readonly #coming = new Map<string, Promise<Kept | undefined>>();

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /** The picture of this name, else the one `fetch` brings, kept from then on; those who ask meanwhile get the same. */
  get(name: string, fetch: () => Promise<Kept | undefined>): Promise<Kept | undefined> {
    const coming = this.#coming.get(name) ?? this.#get(name, fetch).finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }

  async #get(name: string, fetch: () => Promise<Kept | undefined>): Promise<Kept | undefined> {
    const file = join(this.#folder, createHash("sha256").update(name).digest("base64url"));
    const content = await readFile(file).catch(() => undefined);
    const kept = content && unpack(content);
    if (kept) return kept;
    const picture = await fetch();
    // A disk that is full does not keep a visitor from seeing the picture.
    if (picture) await this.#keep(file, pack(picture)).catch((error: unknown) => console.error(error));
    return picture;
  }

  async #keep(file: string, content: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // Renamed when complete, so that nobody reads half of it.
    const half = `${file}.${randomUUID()}`;
    await writeFile(half, content);
    await rename(half, file);
    this.#uncounted += content.length;
    if (this.#uncounted > this.#limit / 20)
      await (this.#makingRoom ??= this.#makeRoom().finally(() => (this.#makingRoom = undefined)));
  }

  /** Counts what is there, whoever wrote it; over nine tenths of the limit, removes the oldest down to eight. */
  async #makeRoom(): Promise<void> {
    this.#uncounted = 0;
    const files = await this.#files();
    let size = files.reduce((sum, file) => sum + file.size, 0);
    if (size <= this.#limit * 0.9) return;
    for (const { path, size: freed } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (size <= this.#limit * 0.8) break;
      await rm(path, { force: true });
      size -= freed;
    }
  }

  async #files() {
    const paths = (await readdir(this.#folder)).map((name) => join(this.#folder, name));
    // One that is gone meanwhile was renamed, or removed by another server.
    const stats = paths.map(async (path) =>
      stat(path)
        .then(({ size, mtimeMs }) => ({ path, size, mtimeMs }))
        .catch(() => []),
    );
    return (await Promise.all(stats)).flat();
  }
}

/** One file holds a picture's type, a line end, and its bytes. */
function pack({ type, bytes }: Kept): Buffer {
  return Buffer.concat([Buffer.from(`${type}\n`), bytes]);
}

/** Undefined for a file that is none of ours, as a power cut leaves it. */
function unpack(content: Buffer): Kept | undefined {
  const end = content.indexOf("\n");
  if (end === -1) return undefined;
  return { type: content.toString("latin1", 0, end), bytes: content.subarray(end + 1) };
}
