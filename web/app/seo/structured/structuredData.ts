import type { MetaDescriptor } from "react-router";
import type { Graph, Thing } from "schema-dts";

import { allPrintable } from "../../content/printable.ts";
import { organisation } from "./organisation.ts";
import type { DescribedSite } from "./site.ts";

/** What a page tells search engines in their own terms: the school, and these. For a route's `meta`. */
export function structuredData(site: DescribedSite, ...things: (Thing | undefined)[]): MetaDescriptor {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organisation(site), ...things.filter((thing) => thing !== undefined)],
  };
  // Both are JSON; React Router escapes it.
  return { "script:ld+json": allPrintable(graph) as unknown as Record<string, never> };
}
