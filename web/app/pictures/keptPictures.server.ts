import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Kept = { type: string; bytes: Buffer };

/** Pictures kept in a folder, at most `limit` bytes of them: the oldest make room for new ones. */
export class KeptPictures {
  readonly #folder: string;
  readonly #limit: number;
  /** Bytes kept, as far as known; counted when first needed. */
  #size: number | undefined;
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
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return unpack(kept);
    const picture = await fetch();
    // A disk that is full does not keep a visitor from seeing the picture.
    if (picture) await this.#keep(file, pack(picture)).catch((error: unknown) => console.error(error));
    return picture;
  }

  async #keep(file: string, content: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // Renamed when complete, so that nobody reads half of it.
    await writeFile(`${file}.${process.pid}`, content);
    await rename(`${file}.${process.pid}`, file);
    this.#size = (this.#size ?? 0) + content.length;
    if (this.#size === content.length || this.#size > this.#limit) await this.#makeRoom();
  }

  /** Counts what is there, and removes the oldest down to nine tenths of the limit. */
  async #makeRoom(): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(join(this.#folder, name))) })),
    );
    let size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > this.#limit) {
      for (const { name, size: freed } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (size <= this.#limit * 0.9) break;
        await rm(join(this.#folder, name), { force: true });
        size -= freed;
      }
    }
    this.#size = size;
  }
}

/** One file holds a picture's type, a line end, and its bytes. */
function pack({ type, bytes }: Kept): Buffer {
  return Buffer.concat([Buffer.from(`${type}\n`), bytes]);
}

function unpack(content: Buffer): Kept {
  const end = content.indexOf("\n");
  return { type: content.toString("latin1", 0, end), bytes: content.subarray(end + 1) };
}
