import type { Locator, Page } from "@playwright/test";

import { expect } from "../test.ts";
import { goTo } from "./goTo.ts";

/** The lists of « Contenu », and the Studio's search. */
export class Desk {
  readonly page: Page;
  readonly #studio: string;
  /** The documents of the last list. */
  readonly rows: Locator;
  /** What each row says of the site. */
  readonly signs: Locator;
  /** What the search has found. */
  readonly found: Locator;

  constructor(page: Page, studio: string) {
    this.page = page;
    this.#studio = studio;
    this.rows = page.locator("[data-rfd-draggable-id]");
    this.signs = page.getByTestId("list-sign");
    this.found = page.getByTestId("search-results").getByRole("link");
  }

  async open(place: string): Promise<void> {
    await goTo(this.page, `${this.#studio}/structure/${place}`);
    await expect(this.rows.first()).toBeVisible();
  }

  /** Chooses in the menu of the last list. */
  async choose(name: string): Promise<void> {
    await this.page.getByTestId("pane-context-menu-button").last().click();
    await this.page.getByRole("menuitem", { name }).click();
  }

  /** Begins a document in the last list. */
  async begin(): Promise<void> {
    await this.page
      .getByRole("link", { name: /^Créer\s:/ })
      .last()
      .click();
  }

  async search(words: string): Promise<void> {
    const opened = this.page.getByPlaceholder("Rechercher", { exact: true });
    const box = this.page.getByRole("combobox", { name: "Résultats de recherche" }).or(opened).first();
    if (!(await this.page.getByTestId("search-results").isVisible()))
      await this.page.keyboard.press("Control+k");
    await box.fill(words);
  }
}
