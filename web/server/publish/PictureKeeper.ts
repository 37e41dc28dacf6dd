import { rmSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { LRUCache } from "lru-cache";

import { etagOf } from "./etagOf.ts";
import type { Whole } from "./KeptFile.ts";
import { makeWay } from "./makeWay.ts";
import type { Tasks } from "./tasks.ts";
import type { Tree } from "./Tree.ts";

/** A picture as it is sent: its type goes by the end of `file`. */
export type Picture = { file: string; etag: string; bytes: Buffer };

type Source = {
  tasks: Tasks;
  tree: Pick<Tree, "folders" | "picturesOf" | "savePicture" | "dropPictures">;
  siteUrl: string;
  /** Whether there is more urgent work, also on the machine: the lake makes pictures with all its might. */
  busy: () => boolean;
  /** No page shows a file of the lake any more. */
  gone: (path: string) => void;
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
  /** How often one has failed that is tried again later. */
  readonly #failing = new Map<string, number>();
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
    return new Set([...this.#missing, ...this.#failing.keys()]).size;
  }

  /** A page shows these pictures, and showed others before. */
  shown(page: string, pictures: readonly string[], before: readonly string[] = []): void {
    const files = filesOf(pictures);
    for (const file of files) this.#shownBy.set(file, (this.#shownBy.get(file) ?? new Set()).add(page));
    for (const file of filesOf(before)) if (!files.has(file)) this.#drop(file, page);
    for (const picture of pictures) if (!this.#isMade(picture)) this.#want(picture);
  }

  /** The picture at an address in the best of the formats taken; undefined when it is not made. */
  async read(path: string, query: string, taken: readonly string[]): Promise<Picture | undefined> {
    // A slash in the query would lead out of the picture's folder.
    if (!this.#shownBy.has(path) || query.includes("/")) return undefined;
    const best = formats.filter((format) => taken.includes(`image/${format}`)).map((format) => `.${format}`);
    const candidates = query.includes("auto=format") ? [...best, extname(path)] : [".jpg"];
    for (const extension of candidates) {
      const name = query + extension.replace(".jpeg", ".jpg");
      const whole = this.#source.tree.picturesOf(path)?.get(name);
      if (!whole) continue;
      const picture = this.#held.get(`${path}/${name}`) ?? (await this.#read(path, name, whole));
      if (picture) return picture;
      // Cut, or taken away by somebody, and not made meanwhile: it is made again.
      if (this.#source.tree.picturesOf(path)?.get(name) === whole) this.#want(`${path}?${query}`);
    }
    return undefined;
  }

  close(): void {
    this.#closed = true;
  }

  #want(picture: string): void {
    this.#made.delete(picture);
    if (picture !== this.#making) this.#missing.add(picture);
    void this.#work();
  }

  async #read(path: string, name: string, { etag }: Whole): Promise<Picture | undefined> {
    const bytes = await readFile(this.#fileOf(path, name)).catch(() => Buffer.of());
    if (etagOf(bytes) !== etag) return undefined;
    const picture = { file: `${path}/${name}`, etag, bytes };
    this.#held.set(picture.file, picture);
    return picture;
  }

  #fileOf(path: string, name = ""): string {
    return join(this.#source.tree.folders.tree, path, name);
  }

  #drop(file: string, page: string): void {
    const pages = this.#shownBy.get(file);
    pages?.delete(page);
    if (!pages || pages.size > 0) return;
    this.#shownBy.delete(file);
    this.#forget(file);
    this.#source.gone(file);
    for (const some of [this.#made, this.#missing, this.#failing])
      for (const picture of some.keys()) if (picture.startsWith(`${file}?`)) some.delete(picture);
  }

  #forget(file: string): void {
    this.#source.tree.dropPictures(file);
    rmSync(this.#fileOf(file), { recursive: true, force: true });
  }

  /** Every browser takes the picture's own format, which is made last. */
  #isMade(picture: string): boolean {
    if (this.#made.has(picture)) return true;
    const [path = "", query = ""] = picture.split("?");
    const extension = query.includes("auto=format") ? extname(path).replace(".jpeg", ".jpg") : ".jpg";
    const kept = [...(this.#source.tree.picturesOf(path) ?? [])].filter(([name]) =>
      name.startsWith(`${query}.`),
    );
    const made =
      kept.some(([name]) => name === query + extension) &&
      kept.every(([name, { size }]) => sizeOf(this.#fileOf(path, name)) === size);
    if (made) this.#made.add(picture);
    return made;
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    await wait(pause, undefined, { ref: false });
    for (let [picture] = this.#missing; picture && !this.#closed; [picture] = this.#missing) {
      while (this.#source.busy() && !this.#closed) await wait(pause, undefined, { ref: false });
      this.#missing.delete(picture);
      this.#making = picture;
      try {
        await this.#make(picture);
        this.#failing.delete(picture);
      } catch (error) {
        this.#failed(picture, error);
      }
      this.#making = undefined;
    }
    this.#working = false;
  }

  /** It keeps no other waiting until it is tried again. */
  #failed(picture: string, error: unknown): void {
    const failures = (this.#failing.get(picture) ?? 0) + 1;
    if (failures === 1 && !this.#closed)
      console.error(`${picture}: ${String(error)} ; nouvel essai plus tard.`);
    this.#failing.set(picture, failures);
    const [first, most] = again;
    // A page may want it, and it fail, before that.
    const retry = () => this.#failing.get(picture) === failures && this.#want(picture);
    setTimeout(retry, Math.min(first * 2 ** (failures - 1), most)).unref();
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
      await this.#keep(path, query + extension, body);
      // Its page may be gone meanwhile.
      if (!this.#shownBy.has(path)) return this.#forget(path);
    }
    this.#made.add(picture);
  }

  async #keep(path: string, name: string, bytes: Uint8Array): Promise<void> {
    const { tree } = this.#source;
    const written = join(tree.folders.waiting, `picture-${etagOf(path + name)}`);
    // What nobody asks for is not looked at until the next start: it is to be whole also after the power was gone.
    makeWay(written);
    await writeFile(written, bytes, { flush: true });
    const kept = this.#fileOf(path, name);
    makeWay(kept);
    await rename(written, kept);
    // A kill before it is noted has it made again.
    tree.savePicture(path, name, { etag: etagOf(bytes), size: bytes.length });
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** The files of the lake that these pictures are made from. */
function filesOf(pictures: readonly string[]): Set<string> {
  return new Set(pictures.map((picture) => picture.split("?")[0] ?? ""));
}
