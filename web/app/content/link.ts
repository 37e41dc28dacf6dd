import { z } from "zod";

/** Where a link leads, `to` being the document it follows. */
export const linkFields = /* groq */ `
  "to": to._ref,
  "href": coalesce(
    select(
      to->_type == "page" => to->path.current,
      to->_type == "article" => "/blog/" + to->slug.current,
      to->_type == "programmeBlock" => "/programme/" + to->slug.current
    ) + select(defined(anchor) => "#" + anchor, ""),
    href
  )`;

export const actionFields = /* groq */ `label, ${linkFields}`;

export const actionShape = z.object({
  label: z.string(),
  href: z.string(),
});

export type Action = z.infer<typeof actionShape>;
