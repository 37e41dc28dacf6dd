import { defineQuery } from "groq";
import { sourceOf, targetOf } from "studio/addresses";
import { circleFrom, stepsAmong } from "studio/redirects";
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
  const stepAt = stepsAmong(redirects, pages);
  return redirects.flatMap((first) => {
    if (stepAt(first.from) !== first) return [];
    const circle = circleFrom(first, stepAt);
    if (circle) {
      console.error(`redirect ${first.from}: goes round in circles by ${circle.join(" → ")}`);
      return [];
    }
    let { to, permanent = true } = first;
    // What asks for more than a path takes its next step by itself: it takes along what it asks.
    for (let next = stepAt(to); next?.from === to; next = stepAt(to)) {
      to = next.to;
      permanent = permanent !== false && next.permanent !== false;
    }
    return [{ from: first.from, to, permanent: permanent !== false }];
  });
}
