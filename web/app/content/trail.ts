import { z } from "zod";

import { listOf } from "./listOf.ts";
import { isShown } from "./shown.ts";

/** In GROQ: the page at an address of the site’s own, as staff call it; none while it is not shown. */
export const trailTo = (path: string) =>
  /* groq */ `*[_type == "page" && ${isShown} && path.current == "${path}"]{ "label": title, "href": path.current }`;

export const trailShape = listOf(z.object({ label: z.string(), href: z.string() }));
