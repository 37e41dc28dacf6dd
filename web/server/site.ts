import { notFoundAddress, type Releases } from "./release.ts";
import { type Page, toPage } from "./page.ts";
import { type Handle, renderPage } from "./renderer.ts";

type Source = {
  handle: Handle;
  siteUrl: string;
  /** Every public address, from the Content Lake. */
  addresses: () => Promise<string[]>;
  releases: Releases;
};

/** The public pages, each rendered once and again when something it shows is published. */
export class Site {
  #pages = new Map<string, Page>();
  readonly #source: Source;

  constructor(source: Source) {
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
   * Renders the pages made from one of these keys, and those that are new; all of them without keys.
   * A page that fails to render keeps its last good form.
   * @returns the addresses that changed, removed ones included.
   */
  async refresh(keys?: ReadonlySet<string>): Promise<string[]> {
    const addresses = [...(await this.#source.addresses()), notFoundAddress];
    const touched = (page: Page | undefined) => !page || !keys || page.keys.some((key) => keys.has(key));
    const rendered = await Promise.all(
      addresses.map(async (address) => {
        const last = this.#pages.get(address);
        return [address, touched(last) ? await this.#render(address, last) : last] as const;
      }),
    );
    const next = new Map(rendered.flatMap(([address, page]) => (page ? [[address, page] as const] : [])));
    const changed = [...new Set([...next.keys(), ...this.#pages.keys()])].filter(
      (address) => next.get(address)?.headers.ETag !== this.#pages.get(address)?.headers.ETag,
    );
    if (changed.length > 0) this.#source.releases.publish(next, new Set(changed));
    this.#pages = next;
    return changed;
  }

  async #render(address: string, last: Page | undefined): Promise<Page | undefined> {
    const rendered = await renderPage(this.#source.handle, this.#source.siteUrl, address);
    const expected = address === notFoundAddress ? 404 : 200;
    if (rendered.status === expected) return toPage(rendered);
    console.error(`${address} answered ${rendered.status}${last ? "; its last good page stays" : ""}`);
    return last;
  }
}
