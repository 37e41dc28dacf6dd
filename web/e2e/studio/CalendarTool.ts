import type { Locator, Page } from "@playwright/test";

import { expect } from "../test.ts";

const inWords = new Intl.DateTimeFormat("fr", { dateStyle: "full", timeZone: "UTC" });

/** « Calendrier » in the Studio. */
export class CalendarTool {
  readonly page: Page;
  readonly #studio: string;
  /** What is said of the last move, with what can be done about it. */
  readonly notice: Locator;

  constructor(page: Page, studio: string) {
    this.page = page;
    this.#studio = studio;
    this.notice = page.getByRole("status", { name: "Dernier déplacement" });
  }

  /** @param month `2031-05`; this one when it is left out. */
  async open(month = ""): Promise<void> {
    await this.page.goto(`${this.#studio}/calendrier/${month}`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Calendrier" })).toBeVisible();
  }

  /** What stands in a day of the month, « mercredi 14 mai 2031 ». */
  on(day: string, title: string): Locator {
    return this.page.getByRole("list", { name: day }).getByRole("link", { name: title });
  }

  /** Takes a card to another day of the month, `2031-05-17`, as a hand does: it lets go once the day takes it. */
  async drag(card: Locator, day: string): Promise<void> {
    const { mouse } = this.page;
    await card.hover();
    await mouse.down();
    const to = await this.page.locator(`time[datetime="${day}"]`).boundingBox();
    await mouse.move(to!.x + 20, to!.y + 30, { steps: 10 });
    await expect(
      this.page.getByText(`au ${inWords.format(Date.parse(day))}`, { exact: true }),
    ).toBeAttached();
    await mouse.up();
  }

  /** Opens what asks to which day a card goes. */
  async askWhere(title: string): Promise<Locator> {
    await this.page.getByRole("button", { name: `Déplacer « ${title} » au…` }).click();
    return this.page.getByRole("dialog");
  }

  button(name: string): Locator {
    return this.notice.getByRole("button", { name });
  }
}
