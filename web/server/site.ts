import type { Address } from "../app/application.server.ts";
import type { Page, Releases } from "./release.ts";
import type { Application } from "./loadApplication.ts";
import type { SecurityHeaders } from "./securityHeaders.ts";
import { storeResponse } from "./storedResponse.ts";

/** Addresses that are rendered together, as the application names them. */
export type Group = keyof Application["addresses"];

type Source = {
  application: Application;
  securityHeaders: SecurityHeaders;
  releases: Releases;
  /** Groups that take the processor for long: one address after another. */
  oneByOne: ReadonlySet<Group>;
};

/** The public pages and the files beside them, each rendered once and again when something it shows is published. */
export class Site {
  #pages = new Map<string, Page>();
  /** The last refresh of each group, which the next one waits for; whether it failed. */
  readonly #refreshing = new Map<Group, Promise<boolean>>();
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  page(address: string): Page | undefined {
    return this.#pages.get(address);
  }

  get notFound(): Page | undefined {
    return this.#pages.get(this.#source.application.notFound.address);
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
  refresh(group: Group, keys?: ReadonlySet<string>): Promise<string[]> {
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

  async #refresh(group: Group, keys: ReadonlySet<string> | undefined): Promise<string[]> {
    const { application, oneByOne } = this.#source;
    const wanted = await application.addresses[group]();
    const touched = (page: Page | undefined) => !page || !keys || page.madeFrom.some((key) => keys.has(key));
    const rendered = new Map<string, Page>();
    const render = async (wanted: Address) => {
      const last = this.#pages.get(wanted.address);
      const page = touched(last) ? await this.#render(wanted, group, last) : last;
      if (page) rendered.set(wanted.address, page);
    };
    if (oneByOne.has(group)) for (const address of wanted) await render(address);
    else await Promise.all(wanted.map(render));
    return this.#replace(group, rendered);
  }

  /** Puts these pages in the place of a group's. */
  #replace(group: Group, rendered: Map<string, Page>): string[] {
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

  async #render(
    { address, file, status }: Address,
    group: Group,
    last: Page | undefined,
  ): Promise<Page | undefined> {
    const { application, securityHeaders } = this.#source;
    const rendered = await application.handle(new Request(application.env.SITE_URL + address));
    const answered = rendered.response.status;
    if (answered === status) return { ...(await storeResponse(rendered, securityHeaders)), file, group };
    console.error(`${address} answered ${answered}${last ? "; its last good page stays" : ""}`);
    return last;
  }
}
