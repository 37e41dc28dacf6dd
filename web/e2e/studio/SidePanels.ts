import type { Locator, Page } from "@playwright/test";

/** What stands beside an open document when people work together. */
export class SidePanels {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A document of the list in which somebody else is, with that person's face. */
  rowWith(document: string, person: string): Locator {
    return this.page.getByRole("link", { name: new RegExp(`${document}[^]*${person}`) });
  }

  /** All that the screen says, and says to a screen reader. */
  async words(): Promise<string> {
    return this.page.evaluate(() => {
      const named = [...document.querySelectorAll("[aria-label], [placeholder], [title]")];
      const names = named.map((element) =>
        ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name)).join(" "),
      );
      return [document.body.innerText, ...names].join("\n");
    });
  }
}
