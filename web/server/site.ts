import { notFoundAddress, type Releases } from "./release.ts";
import { type Page, toPage } from "./page.ts";
import { type Handle, renderPage } from "./renderer.ts";

/** Addresses that are rendered together. */
export type Group = {
  /** The group's addresses, from the Content Lake. */
  addresses: () => Promise<string[]>;
  /** For what takes the processor for long: one address after another. */
  oneByOne?: boolean;
};

type Source<Name extends string> = {
  handle: Handle;
  siteUrl: string;
  groups: Record<Name, Group>;
  releases: Releases;
};

/** The public pages and the files beside them, each rendered once and again when something it shows is published. */
export class Site<Name extends string = string> {
  #pages = new Map<string, Page>();
  /** The last refresh of each group, which the next one waits for; whether it failed. */
  readonly #refreshing = new Map<Name, Promise<boolean>>();
  readonly #source: Source<Name>;

  constructor(source: Source<Name>) {
    this.#source = source;
  }

  page(address: string): Page | undefined {
    return this.#pages.get(address);
  }

  get notFound(): Page | undefined {
    return this.#pages.get(notFoundAddress);
  }

  /** Brings back the pages of the last release. @returns how many there were. */
  restore(): number {
    this.#pages = this.#source.releases.load();
    return this.#pages.size;
  }

  /**
   * Renders the pages of a group that were made from one of these keys, and those that are new; all of them
   * without keys, or when the last refresh failed. A page that fails to render keeps its last good form.
   * @returns the addresses that changed, removed ones included.
   */
  refresh(group: Name, keys?: ReadonlySet<string>): Promise<string[]> {
    const last = this.#refreshing.get(group) ?? Promise.resolve(false);
    const refreshed = last.then((failed) => this.#refresh(group, failed ? undefined : keys));
    this.#refreshing.set(
      group,
      refreshed.then(
        () => false,
        () => true,
      ),
    );
    return refreshed;
  }

  async #refresh(group: Name, keys: ReadonlySet<string> | undefined): Promise<string[]> {
    const { addresses, oneByOne } = this.#source.groups[group];
    const wanted = await addresses();
    const touched = (page: Page | undefined) => !page || !keys || page.keys.some((key) => keys.has(key));
    const rendered = new Map<string, Page>();
    const render = async (address: string) => {
      const last = this.#pages.get(address);
      const page = touched(last) ? await this.#render(address, group, last) : last;
      if (page) rendered.set(address, page);
    };
    if (oneByOne) for (const address of wanted) await render(address);
    else await Promise.all(wanted.map(render));
    return this.#replace(group, rendered);
  }

  /** Puts these pages in the place of a group's. */
  #replace(group: Name, rendered: Map<string, Page>): string[] {
    const last = this.#pages;
    const others = [...last].filter(([address, page]) => page.group !== group && !rendered.has(address));
    const next = new Map([...others, ...rendered]);
    const changed = [...new Set([...next.keys(), ...last.keys()])].filter(
      (address) => next.get(address)?.headers.ETag !== last.get(address)?.headers.ETag,
    );
    if (changed.length > 0) this.#source.releases.publish(next, new Set(changed));
    this.#pages = next;
    return changed;
  }

  async #render(address: string, group: Name, last: Page | undefined): Promise<Page | undefined> {
    const rendered = await renderPage(this.#source.handle, this.#source.siteUrl, address);
    const expected = address === notFoundAddress ? 404 : 200;
    if (rendered.status === expected) return { ...(await toPage(rendered)), group };
    console.error(`${address} answered ${rendered.status}${last ? "; its last good page stays" : ""}`);
    return last;
  }
}
