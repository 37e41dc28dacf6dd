import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** What axe finds on the page as it stands, or in the part of it that a selector names. */
export async function axeFindings(page: Page, options: RunOptions = {}, part = "html"): Promise<string[]> {
  // Once in a page: to read it takes as long as to use it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(part, { ...options, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [part, options] as const,
  );
}
