import type { ValidationContext } from "sanity";

import { sourceOf, targetOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";

type Redirect = { from?: string; to?: string };

/** Validation: following redirects from this one never comes back to it. */
export async function noRedirectLoop(to: string | undefined, context: ValidationContext) {
  const redirect = context.document as ({ _id: string } & Redirect) | undefined;
  const start = sourceOf(redirect?.from ?? "").address;
  if (!to || !redirect || !start) return true;
  const others = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "drafts" })
    .fetch<Redirect[]>(`*[_type == "redirect" && !(_id in [$id, "drafts." + $id])]{from, to}`, {
      id: redirect._id.replace(/^drafts\./, ""),
    });
  const next = new Map(
    others.map(({ from, to }) => [sourceOf(from ?? "").address, targetOf(to ?? "").address]),
  );
  const seen = new Set([start]);
  for (let path = targetOf(to).address; path; path = next.get(path)) {
    if (seen.has(path)) return `Cette redirection tourne en rond : ${[...seen, path].join(" → ")}.`;
    seen.add(path);
  }
  return true;
}
