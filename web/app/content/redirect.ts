import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import type { RedirectsQueryResult } from "./types.gen.ts";

export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(from asc){ _id, from, to, permanent }`,
);

const redirectsShape = fits<RedirectsQueryResult>()(
  z.array(z.object({ _id: z.string(), from: z.string(), to: z.string(), permanent: z.boolean().nullish() })),
);

export type Redirect = { from: string; to: string; permanent?: boolean | null | undefined };

/** The redirects of the CMS, as staff wrote them. */
export async function getRedirects(content: Content): Promise<Redirect[]> {
  return (await content.get(redirectsQuery, {}, redirectsShape)) ?? [];
}

/**
 * Each redirect straight to where its chain ends. One whose address is a page again is left out, and so is
 * one that goes round in circles. A chain is permanent when each of its steps is.
 */
export function flattenRedirects(redirects: Redirect[], pages: ReadonlySet<string>): Redirect[] {
  const steps = new Map(redirects.filter(({ from }) => !pages.has(from)).map((step) => [step.from, step]));
  return [...steps.values()].flatMap((first) => {
    const seen = new Set([first.from]);
    let { to, permanent = true } = first;
    for (let next = steps.get(to); next; next = steps.get(to)) {
      if (seen.has(next.from)) {
        console.error(`redirect ${first.from}: goes round in circles by ${[...seen].join(" → ")}`);
        return [];
      }
      seen.add(next.from);
      to = next.to;
      permanent = permanent !== false && next.permanent !== false;
    }
    return to === first.from ? [] : [{ from: first.from, to, permanent: permanent !== false }];
  });
}
