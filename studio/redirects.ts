// How redirects are followed. Imports nothing of the Studio: every room reads it.

import { isServed } from "./addresses.ts";

/** A redirect, its addresses encoded. */
export type Step = { from: string; to: string };

/** The redirect by which the site sends visitors on from an address. */
export type StepAt<One extends Step> = (address: string) => One | undefined;

/** Those that visitors are sent on by, as the site's server looks them up: none starts where a page or the site itself is. */
export function stepsAmong<One extends Step>(redirects: One[], pages: ReadonlySet<string>): StepAt<One> {
  const steps = new Map(redirects.map((one) => [decodeURI(one.from), one]));
  for (const from of steps.keys()) if (isTaken(from, pages)) steps.delete(from);
  return (address) => {
    if (!address.startsWith("/")) return undefined;
    const path = decodeURI(address.replace(/[?#].*/, "").replace(/(.)\/$/, "$1"));
    return steps.get(path) ?? steps.get(path.toLowerCase());
  };
}

/** Whether visitors find something else at an address. */
export const isTaken = (from: string, pages: ReadonlySet<string>): boolean =>
  pages.has(decodeURI(from)) || isServed(decodeURI(from));

/** The addresses by which a redirect leads back to where somebody was before. */
export function circleFrom<One extends Step>(first: One, stepAt: StepAt<One>): string[] | undefined {
  const seen = new Set([first.from]);
  const way = [first.from, first.to];
  for (let next = stepAt(first.to); next; next = stepAt(next.to)) {
    if (seen.has(next.from)) return way;
    seen.add(next.from);
    way.push(next.to);
  }
  return undefined;
}
