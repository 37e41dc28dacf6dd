import type { Locator, Page } from "@playwright/test";

import { expect } from "../test.ts";

/** What stands beside an open document when people work together: who is there, and comments. */
export class SidePanels {
  readonly page: Page;
  readonly comments: Locator;

  constructor(page: Page) {
    this.page = page;
    this.comments = page.getByTestId("comments-list");
  }

  /** A document of the list in which somebody else is, with that person's face. */
  rowWith(document: string, person: string): Locator {
    return this.page.getByRole("link", { name: new RegExp(`${document}[^]*${person}`) });
  }

  async comment(field: string, text: string): Promise<void> {
    const box = this.page.getByTestId(`field-${field}`);
    await box.hover();
    await box.getByRole("button", { name: "Ajouter un commentaire" }).click();
    await this.page.keyboard.type(text);
    await this.page.getByRole("button", { name: "Envoyer le commentaire" }).click();
  }

  async openComments(): Promise<void> {
    // The Studio draws the head of a document anew while it opens, and loses a click on what it had drawn.
    await expect(async () => {
      if (!(await this.comments.isVisible()))
        await this.page.getByRole("button", { name: "Commentaires" }).click();
      await expect(this.comments).toBeVisible({ timeout: 3000 });
    }).toPass();
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
