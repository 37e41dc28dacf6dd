import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";

type Redirect = { from: string; to: string };

/** Validation: following redirects from this one never comes back to it. */
export async function noRedirectLoop(to: string | undefined, context: ValidationContext) {
  const redirect = context.document as { _id: string; from?: string } | undefined;
  if (!to || !redirect?.from) return true;
  const others = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "drafts" })
    .fetch<Redirect[]>(`*[_type == "redirect" && !(_id in [$id, "drafts." + $id])]{from, to}`, {
      id: redirect._id.replace(/^drafts\./, ""),
    });
  const next = new Map(others.map((other) => [other.from, other.to]));
  const seen = new Set([redirect.from]);
  for (let path: string | undefined = to; path; path = next.get(path)) {
    if (seen.has(path)) return `Cette redirection tourne en rond : ${[...seen, path].join(" → ")}.`;
    seen.add(path);
  }
  return true;
}
