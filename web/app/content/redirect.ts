import { defineQuery } from "groq";
import { isServed, sourceOf, targetOf } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import type { RedirectsQueryResult } from "./types.gen.ts";

export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(from asc){ _id, from, to, permanent }`,
);

/** A text that is missing or none is an address that cannot be. */
const typed = z.string().catch("");

const redirectsShape = fits<RedirectsQueryResult>()(
  z.array(
    z.object({ _id: z.string(), from: typed, to: typed, permanent: z.boolean().nullish().catch(true) }),
  ),
);

export type Redirect = { from: string; to: string; permanent?: boolean | null | undefined };

/** The redirects of the CMS, as headers write them. One that cannot be is left out, with a log line that says why. */
export async function getRedirects(content: Content, siteUrl: string): Promise<Redirect[]> {
  const found = (await content.get(redirectsQuery, {}, redirectsShape)) ?? [];
  return found.flatMap(({ _id, from, to, permanent }) => {
    const [source, target] = [sourceOf(from), targetOf(to, siteUrl)];
    if (source.address && target.address) return [{ from: source.address, to: target.address, permanent }];
    console.error(
      `${_id}: ${JSON.stringify({ from, to })} leads nowhere: ${source.problem ?? target.problem}`,
    );
    return [];
  });
}

/**
 * Each redirect straight to where its chain ends. One whose address is a page again, or the site's own, is left out,
 * and so is one that goes round in circles. A chain is permanent when each of its steps is.
 */
export function flattenRedirects(redirects: Redirect[], pages: ReadonlySet<string>): Redirect[] {
  const leading = redirects.filter(({ from }) => !pages.has(from) && !isServed(from));
  const steps = new Map(leading.map((step) => [decodeURI(step.from), step]));
  /** As the site's server looks it up. */
  const stepAt = (address: string) => {
    if (!address.startsWith("/")) return undefined;
    const path = decodeURI(address.replace(/[?#].*/, "").replace(/(.)\/$/, "$1"));
    return steps.get(path) ?? steps.get(path.toLowerCase());
  };
  return [...steps.values()].flatMap((first) => {
    const seen = new Set([first.from]);
    let { to, permanent = true } = first;
    for (let next = stepAt(to); next; next = stepAt(next.to)) {
      if (seen.has(next.from)) {
        console.error(`redirect ${first.from}: goes round in circles by ${[...seen].join(" → ")}`);
        return [];
      }
      seen.add(next.from);
      // What asks for more than a path takes that step by itself: it takes along what it asks.
      if (next.from !== to) continue;
      to = next.to;
      permanent = permanent !== false && next.permanent !== false;
    }
    return [{ from: first.from, to, permanent: permanent !== false }];
  });
}
