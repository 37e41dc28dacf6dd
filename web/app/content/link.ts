import { addressGroq } from "studio/addresses";
import { leadsSomewhere } from "studio/safeHref";
import { z } from "zod";

import { towardsForm } from "./contactPath.ts";
import { linkKey } from "./linkKey.ts";
import { listOf } from "./listOf.ts";

/** Where a link leads, `to` being the document it follows. */
export const linkFields = /* groq */ `
  "to": to._ref,
  "href": coalesce(
    ${addressGroq("to->")} + select(defined(anchor) => "#" + anchor, ""),
    href
  )`;

/** A link of a list, or a button: it is there while what it leads to is. */
export const actionFields = /* groq */ `label, ${linkFields}, "showFrom": to->showFrom, "showUntil": to->showUntil`;

/** A link of a list: a menu, what stands at the foot. */
export const labelledLinkShape = z.object({
  label: z.string(),
  href: z.string().refine(leadsSomewhere, "leads nowhere"),
});

/** A button. */
export const actionShape = labelledLinkShape.extend({
  href: labelledLinkShape.shape.href.transform(towardsForm),
});

export type Action = z.infer<typeof actionShape>;

/** Named twice, a link stands once. */
const eachOnce = (links: Action[]): Action[] => [
  ...new Map(links.map((link) => [linkKey(link), link])).values(),
];

export const linksShape = listOf(labelledLinkShape).transform(eachOnce);
export const actionsShape = listOf(actionShape).transform(eachOnce);
