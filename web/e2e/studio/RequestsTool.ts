import type { Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { expect } from "../test.ts";
import type { System } from "../system.ts";
import { goTo } from "./goTo.ts";

/** « Demandes » in the Studio, as staff see and use it. */
export class RequestsTool {
  readonly page: Page;
  readonly #system: System;

  constructor(page: Page, system: System) {
    this.page = page;
    this.#system = system;
  }

  /** By the link that `npm start` prints, where one is not signed in yet. */
  async signIn() {
    if (this.page.url().startsWith(this.#system.studio)) {
      await this.open();
      await expect(this.search.or(this.ownAddress)).toBeVisible();
      if (await this.search.isVisible()) return;
    }
    await this.page.goto(`${this.#system.supabase}/sign-in`);
    await expect(this.search).toBeVisible();
  }

  /** @param place what follows `/demandes` in the address. */
  async open(place = "") {
    await goTo(this.page, `${this.#system.studio}/demandes${place}`);
  }

  get list() {
    return this.page.getByRole("list", { name: "Demandes" });
  }

  /** The line of the list about somebody. */
  line(name: string) {
    return this.list.getByRole("link", { name });
  }

  /** The opened request of somebody. */
  request(name: string) {
    return this.page.getByRole("article", { name: `Demande de ${name}` });
  }

  state(name: string, state: string) {
    return this.request(name).getByRole("group", { name: "État" }).getByRole("button", { name: state });
  }

  /** What is said of an e-mail about somebody's request. */
  email(name: string, title: string) {
    return this.request(name).getByRole("listitem").filter({ hasText: title });
  }

  /** Where one who is not signed in asks for a link. */
  get ownAddress() {
    return this.page.getByRole("textbox", { name: "Votre adresse e-mail" });
  }

  get search() {
    return this.page.getByRole("searchbox", { name: "Chercher dans les demandes" });
  }

  get note() {
    return this.page.getByRole("textbox", { name: "Nouvelle note" });
  }

  button(name: string) {
    return this.page.getByRole("button", { name });
  }

  /** What a click saves. */
  async saved(click: () => Promise<void>): Promise<{ name: string; text: string }> {
    const [download]: [Download, void] = await Promise.all([this.page.waitForEvent("download"), click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  }

  /** Which person's address stands in what the browser has sent to the Content Lake, or in its own address. */
  watchFor(secret: string): string[] {
    const leaks: string[] = [];
    const forms = [secret, encodeURIComponent(secret)];
    this.page.on("request", (request) => {
      const sent = `${request.url()} ${request.postData() ?? ""}`;
      const there = request.url().includes(new URL(this.#system.lake).port);
      if (there && forms.some((form) => sent.includes(form))) leaks.push(request.url());
    });
    this.page.on("framenavigated", (frame) => {
      if (forms.some((form) => frame.url().includes(form))) leaks.push(frame.url());
    });
    return leaks;
  }
}
