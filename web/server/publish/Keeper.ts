import type { Expiry } from "./Expiry.ts";
import type { Kept } from "./KeptPages.ts";
import type { PictureKeeper } from "./PictureKeeper.ts";
import type { Shrinker } from "./Shrinker.ts";
import type { Forms } from "./task.ts";
import type { Tree } from "./Tree.ts";

type Ways = {
  tree: Tree;
  pictures: Pick<PictureKeeper, "shown">;
  shrinker: Pick<Shrinker, "note">;
  expiry: Expiry;
  /** An address answers otherwise than it did, from now on. */
  changed: (address: string) => void;
};

/** What was made of an address; without `forms`, what is kept is the same. */
type Answer = Omit<Kept, "forms"> & {
  forms?: readonly string[] | undefined;
  bodies?: Forms | undefined;
};

/** Puts what was made in its place, and takes it away: in the tree, and with all that goes by what stands there. */
export class Keeper {
  readonly #ways: Ways;
  /** Those whose files are not what they should be. */
  readonly #broken = new Set<string>();

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** What is kept of an address, unless its files are known not to be whole: then they are made anew, and are whole again. */
  takeWhole(address: string): Kept | undefined {
    return this.#broken.delete(address) ? undefined : this.#ways.tree.get(address);
  }

  broken(address: string): void {
    this.#broken.add(address);
  }

  /** @param written the file it waits in. */
  async keep(address: string, { bodies, ...made }: Answer, written: string): Promise<void> {
    const { tree, pictures, shrinker, expiry, changed } = this.#ways;
    const { forms, tags, until, digest, pictures: named, names } = made;
    const last = tree.get(address);
    pictures.shown(address, named, last?.pictures);
    expiry.note(address, until);
    if (forms) {
      await this.#put(address, { ...made, forms, hasty: forms.length > 1 }, written, bodies);
      shrinker.note(address);
    } else tree.touch(address, { tags, until, digest, pictures: named, names });
    if (last?.etag !== made.etag) changed(address);
  }

  remove(address: string): void {
    const { tree, pictures, expiry, changed } = this.#ways;
    const kept = tree.get(address);
    expiry.drop(address);
    if (!kept) return;
    tree.remove(address);
    pictures.shown(address, [], kept.pictures);
    changed(address);
  }

  async #put(address: string, made: Kept, written: string, bodies: Forms | undefined): Promise<void> {
    try {
      await this.#ways.tree.put(address, made, written, bodies);
    } catch (error) {
      this.#broken.add(address);
      throw error;
    }
  }
}
