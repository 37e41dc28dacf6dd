import { rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { LRUCache } from "lru-cache";

import { etagOf } from "./etagOf.ts";
import type { Tasks } from "./tasks.ts";

/** A picture as it is sent: its type goes by the end of `file`. */
export type Picture = { file: string; etag: string; bytes: Buffer };

type Source = {
  tasks: Tasks;
  tree: string;
  waiting: string;
  siteUrl: string;
  /** Whether there is more urgent work, also on the machine: the lake makes pictures with all its might. */
  busy: () => boolean;
};

/** What browsers take that the lake can make, the smallest first. */
const formats = ["avif", "webp"] as const;
const extensions: Record<string, string> = {
  "image/avif": ".avif",
  "image/webp": ".webp",
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/gif": ".gif",
  "image/svg+xml": ".svg",
};

const mostBytes = 32 * 1024 * 1024;
const pause = 100;
const again = [1_000, 60_000] as const;

/**
 * The pictures that pages show, as files of the tree: `/images/….jpg?w=320&auto=format` is `images/….jpg/w=320&auto=format.avif`,
 * and the same in other formats. They are made one after the other, and taken away with the last page that shows
 * their file. What is not made yet the application answers.
 */
export class PictureKeeper {
  readonly #source: Source;
  /** The pages that show a file of the lake. */
  readonly #shownBy = new Map<string, Set<string>>();
  readonly #made = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #held = new LRUCache<string, Picture>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  #making: string | undefined;
  #working = false;
  #closed = false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** How many pictures are to be made. */
  get missing(): number {
    return this.#missing.size;
  }

  /** A page shows these pictures, and showed others before. */
  shown(page: string, pictures: readonly string[], before: readonly string[] = []): void {
    const files = filesOf(pictures);
    for (const file of files) this.#shownBy.set(file, (this.#shownBy.get(file) ?? new Set()).add(page));
    for (const file of filesOf(before)) if (!files.has(file)) this.#drop(file, page);
    for (const picture of pictures)
      if (picture !== this.#making && !this.#missing.has(picture) && !this.#isMade(picture))
        this.#missing.add(picture);
    void this.#work();
  }

  /** The picture at an address in the best of the formats taken; undefined when it is not made. */
  async read(path: string, query: string, taken: readonly string[]): Promise<Picture | undefined> {
    // A slash in the query would lead out of the picture's folder.
    if (!this.#shownBy.has(path) || query.includes("/")) return undefined;
    const best = formats.filter((format) => taken.includes(`image/${format}`)).map((format) => `.${format}`);
    const candidates = query.includes("auto=format") ? [...best, extname(path)] : [".jpg"];
    for (const extension of candidates) {
      const file = `${path}/${query}${extension.replace(".jpeg", ".jpg")}`;
      const picture = this.#held.get(file) ?? (await this.#read(file));
      if (picture) return picture;
    }
    return undefined;
  }

  close(): void {
    this.#closed = true;
  }

  async #read(file: string): Promise<Picture | undefined> {
    const bytes = await readFile(join(this.#source.tree, file)).catch(() => undefined);
    if (!bytes?.length) return undefined;
    const picture = { file, etag: etagOf(bytes), bytes };
    this.#held.set(file, picture);
    return picture;
  }

  #drop(file: string, page: string): void {
    const pages = this.#shownBy.get(file);
    pages?.delete(page);
    if (!pages || pages.size > 0) return;
    this.#shownBy.delete(file);
    rmSync(join(this.#source.tree, file), { recursive: true, force: true });
    for (const set of [this.#made, this.#missing])
      for (const picture of set) if (picture.startsWith(`${file}?`)) set.delete(picture);
  }

  /** Every browser takes the picture's own format, which is made last. */
  #isMade(picture: string): boolean {
    if (this.#made.has(picture)) return true;
    const [path = "", query = ""] = picture.split("?");
    const extension = query.includes("auto=format") ? extname(path).replace(".jpeg", ".jpg") : ".jpg";
    const file = statSync(join(this.#source.tree, path, query + extension), { throwIfNoEntry: false });
    const made = file !== undefined && file.size > 0;
    if (made) this.#made.add(picture);
    return made;
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    await wait(pause, undefined, { ref: false });
    let failures = 0;
    for (let [picture] = this.#missing; picture && !this.#closed; [picture] = this.#missing) {
      while (this.#source.busy() && !this.#closed) await wait(pause, undefined, { ref: false });
      this.#missing.delete(picture);
      this.#making = picture;
      try {
        await this.#make(picture);
        failures = 0;
      } catch (error) {
        if (failures++ === 0 && !this.#closed)
          console.error(`${picture}: ${String(error)} ; nouvel essai plus tard.`);
        const [first, most] = again;
        await wait(Math.min(first * 2 ** (failures - 1), most), undefined, { ref: false });
        this.#missing.add(picture);
      }
      this.#making = undefined;
    }
    this.#working = false;
  }

  async #make(picture: string): Promise<void> {
    const [path = "", query = ""] = picture.split("?");
    const wanted = query.includes("auto=format") ? [...formats, "*"] : ["*"];
    for (const format of wanted) {
      const { status, headers, body } = await this.#source.tasks.answer(
        {
          url: this.#source.siteUrl + picture,
          method: "GET",
          headers: [["accept", `image/${format}`]],
          body: undefined,
          lastEvent: undefined,
        },
        "at leisure",
      );
      // A picture that the lake does not have is none to wait for.
      if (status === 404 || status === 400) return;
      const extension = extensions[new Map(headers).get("content-type") ?? ""];
      if (status !== 200 || !extension) throw new Error(`answered ${status}`);
      // Its page may be gone meanwhile.
      if (!this.#shownBy.has(path)) return;
      await this.#keep(`${path}/${query}${extension}`, body);
    }
    this.#made.add(picture);
  }

  async #keep(file: string, bytes: Uint8Array): Promise<void> {
    const written = join(this.#source.waiting, `picture-${etagOf(file)}`);
    // Nothing looks at it again: it is to be whole also after the power was gone.
    await writeFile(written, bytes, { flush: true });
    const kept = join(this.#source.tree, file);
    await mkdir(dirname(kept), { recursive: true });
    await rename(written, kept);
  }
}

/** The files of the lake that these pictures are made from. */
function filesOf(pictures: readonly string[]): Set<string> {
  return new Set(pictures.map((picture) => picture.split("?")[0] ?? ""));
}
