import type { Browser, Page } from "@playwright/test";

import { goTo } from "./goTo.ts";

/** The Studio in one window for all tests of a worker, as staff have it open all day: it takes seconds to load. */
export class StudioWindow {
  readonly #home: string;
  #page: Page | undefined;

  constructor(studio: string) {
    this.#home = `${studio}/structure`;
  }

  /** The window, at the beginning of « Contenu ». */
  async open(browser: Browser): Promise<Page> {
    this.#page ??= await (await browser.newContext()).newPage();
    await goTo(this.#page, this.#home);
    return this.#page;
  }

  /** Back where it was opened and as wide as it was: nothing is typed in it or stands between it and the servers. */
  async leave(): Promise<void> {
    const page = this.#page!;
    const others = page
      .context()
      .pages()
      .filter((one) => one !== page);
    await Promise.all(others.map((one) => one.close()));
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.setViewportSize({ width: 1280, height: 720 });
    await goTo(page, this.#home);
    await page.evaluate(() => sessionStorage.clear());
  }
}
