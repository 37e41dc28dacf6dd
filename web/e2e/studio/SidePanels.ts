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

  /** Comments on a field of the open document. */
  async comment(field: Locator, text: string): Promise<void> {
    await field.getByRole("button", { name: "Ajouter un commentaire" }).press("Enter");
    const box = this.page.getByTestId("comment-input-editable").last();
    await box.pressSequentially(text);
    await this.page.getByRole("button", { name: "Envoyer le commentaire" }).last().click();
  }

  /** Notes something to do; who sees « Tâches » finds it there. */
  async addTask(title: string): Promise<void> {
    await this.page.getByTestId("tasks-toolbar").click();
    await this.page.getByRole("button", { name: "Nouvelle tâche", exact: true }).click();
    await this.page.getByPlaceholder("Ce qui est à faire").fill(title);
    await this.page.getByRole("button", { name: "Créer une tâche", exact: true }).click();
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
