/** The element an island renders into, and the props the page gives it. */
export function partsOf<Props>(island: HTMLElement): { root: HTMLElement; props: Props } {
  const root = island.querySelector<HTMLElement>("[data-root]");
  const data = island.querySelector("script")?.textContent;
  if (!root || !data) throw new Error(`The island ${island.dataset.island} is not complete.`);
  return { root, props: JSON.parse(data) as Props };
}
