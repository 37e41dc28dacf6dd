/** Adds styles to the page. Its policy admits no further `<style>`; a sheet made by a script is the script's. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The element an island renders into, and the props the page gives it. */
export function partsOf<Props>(island: HTMLElement): { root: HTMLElement; props: Props } {
  const root = island.querySelector<HTMLElement>("[data-root]");
  const data = island.querySelector("script")?.textContent;
  if (!root || !data) throw new Error(`The island ${island.dataset.island} is not complete.`);
  return { root, props: JSON.parse(data) as Props };
}
