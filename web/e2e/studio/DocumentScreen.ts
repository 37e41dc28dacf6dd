import type { Locator, Page } from "@playwright/test";

import { expect } from "../test.ts";
import { goTo } from "./goTo.ts";

/** A document open in the Studio: its form, its footer, and the bar above everything. */
export class DocumentScreen {
  readonly page: Page;
  readonly #studio: string;
  readonly footer: Locator;
  readonly publish: Locator;
  readonly connection: Locator;

  constructor(page: Page, studio: string) {
    this.page = page;
    this.#studio = studio;
    this.footer = page.getByTestId("pane-footer");
    this.publish = this.footer.getByRole("button", { name: "Publier" });
    this.connection = page.getByRole("status", { name: "Connexion" });
  }

  /** Opens what stands at a place of « Contenu », `articles;articles-all;article-x` for example. */
  async open(place: string, tab?: string): Promise<void> {
    await goTo(this.page, `${this.#studio}/structure/${place}`);
    await this.#shows(place.split(";").at(-1)!);
    if (tab) await this.page.getByRole("tab", { name: tab, exact: true }).click();
  }

  /** Opens a document wherever it stands. */
  async openDocument(id: string, type: string): Promise<void> {
    await goTo(this.page, `${this.#studio}/intent/edit/id=${id};type=${type}`);
    await this.#shows(id);
  }

  /** What was open before it is gone. */
  async #shows(id: string): Promise<void> {
    const pane = this.page.locator(`[data-testid=document-pane][id*="${id}"]`);
    await expect(pane.getByTestId("pane-footer")).toBeVisible();
  }

  /** What « Cohérence » says below a field of a figure typed in it. */
  coherence(typed: string): Locator {
    return this.page.getByRole("status", { name: `Cohérence : ${typed}` });
  }

  text(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** Types at the end of a text, as a person does. */
  async append(name: string, text: string): Promise<void> {
    await this.text(name).press("End");
    await this.text(name).pressSequentially(text, { delay: 20 });
  }

  /** Publishes in the first moment in which it is open, sooner than a hand does. */
  async publishAtOnce(): Promise<void> {
    await this.page.evaluate(async () => {
      // The Studio may put another button in its place meanwhile.
      const publish = () =>
        [...document.querySelectorAll<HTMLButtonElement>("[data-testid=pane-footer] button")].find(
          ({ textContent, disabled, dataset }) =>
            textContent === "Publier" && !disabled && dataset["disabled"] !== "true",
        );
      while (!publish()) await new Promise(requestAnimationFrame);
      publish()!.click();
    });
  }

  /** Opens the menu beside « Publier ». */
  async openActions(): Promise<void> {
    await this.footer.getByTestId("action-menu-button").click();
  }

  async chooseAction(name: string): Promise<void> {
    await this.openActions();
    await this.page.getByRole("menuitem", { name }).click();
  }

  /** Pastes HTML, as Word and Google Docs put it in the clipboard, into a long text. */
  async paste(field: string, html: string): Promise<void> {
    const box = this.page.getByTestId(`field-${field}`).locator('[contenteditable="true"]').first();
    const blocks = box.locator(":scope > *");
    await blocks.first().click();
    const before = await blocks.count();
    await this.page.keyboard.press("End");
    await this.page.keyboard.press("Enter");
    await expect(blocks).toHaveCount(before + 1);
    await box.evaluate((node, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", copied);
      node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }

  /** Opens the panel that says where the document is shown. */
  async openShown(): Promise<Locator> {
    const panel = this.page.getByRole("region", { name: "Où est-ce montré ?" });
    const button = this.page.getByRole("button", { name: "Où est-ce montré ?" }).first();
    // That of the document before would be closed.
    await expect(panel).toBeHidden();
    // By the keyboard: the buttons beside it come and go while the document is checked, and move it.
    await button.press("Enter");
    await expect(panel).toBeVisible();
    return panel;
  }
}
