import { z } from "zod";

import { listOf } from "./listOf.ts";
import { shownFields } from "./shown.ts";

/**
 * In GROQ: the page at an address of the site’s own, as staff call it; none while it is not shown. That alone is read: no
 * other page changes it.
 */
export const trailTo = (path: string) =>
  /* groq */ `*[_type == "page" && path.current == "${path}"]{ ${shownFields}, "label": title, "href": path.current }`;

export const trailShape = listOf(z.object({ label: z.string(), href: z.string() }));
