import type { Page } from "@playwright/test";

/** Opens an address of the Studio; where the Studio is loaded already, as its own links do: it takes seconds to load. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith(new URL(address).origin)) return void (await page.goto(address));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
