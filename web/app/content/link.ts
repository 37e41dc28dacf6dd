import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { safeHref } from "./safeHref.ts";

/** Where a link leads, `to` being the document it follows. */
export const linkFields = /* groq */ `
  "to": to._ref,
  "href": coalesce(
    ${addressGroq("to->")} + select(defined(anchor) => "#" + anchor, ""),
    href
  )`;

export const actionFields = /* groq */ `label, ${linkFields}`;

/** A place in the page, or an address a visitor may be led to. */
export const leadsSomewhere = (href: string) => href.startsWith("#") || safeHref(href) !== undefined;

export const actionShape = z.object({
  label: z.string(),
  href: z.string().refine(leadsSomewhere, "leads nowhere"),
});

export type Action = z.infer<typeof actionShape>;
