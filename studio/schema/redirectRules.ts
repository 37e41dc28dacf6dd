import type { CustomValidator, ValidationContext } from "sanity";

import { addressGroq, isServed, placedTypes, sourceOf, targetOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { siteUrl } from "../environment.ts";
import { isOnline } from "./whenShown.ts";

type Redirect = { from?: string; to?: string };

/** The other redirects, begun ones too, and the addresses at which visitors find something. */
export const around = /* groq */ `{
  "redirects": *[_type == "redirect" && !(_id in path("versions.**")) && !(_id in [$id, "drafts." + $id])]{ from, to },
  "addresses": *[_type in $placed && ${isOnline}]{ "path": ${addressGroq()} }.path
}`;

/** Validation: nothing else stands, or leads away, where a redirect starts. */
export const startsWhereNothingIs: CustomValidator<string | undefined> = async (from, context) => {
  const start = sourceOf(from ?? "").address;
  if (!start) return true;
  const { next, addresses } = await readAround(context);
  if (addresses.has(start) || isServed(start))
    return "Une page est en ligne à cette adresse : les visiteurs n’en seraient jamais redirigés.";
  const known = next.get(start);
  return known === undefined || `Cette adresse mène déjà à ${known} : modifiez cette redirection-là.`;
};

/** Validation: a redirect leads in one step to something. */
export const leadsToSomething: CustomValidator<string | undefined> = async (to, context) => {
  const start = sourceOf((context.document as Redirect | undefined)?.from ?? "").address;
  const end = targetOf(to ?? "", siteUrl).address;
  if (!start || !end) return true;
  const { next, addresses } = await readAround(context);
  const circle = circleFrom(start, end, next);
  if (circle) return `Cette redirection tourne en rond : ${circle.join(", puis ")}.`;
  const further = next.get(end);
  if (further) return `${end} mène déjà à ${further} : écrivez plutôt ${further}.`;
  if (!end.startsWith("/")) return true;
  const [path = ""] = end.split(/[?#]/, 1);
  return (
    addresses.has(path) || isServed(path) || /\.\w+$/.test(path) || `Il n’y a pas de page en ligne à ${path}.`
  );
};

async function readAround(context: ValidationContext) {
  const { redirects, addresses } = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "raw" })
    .fetch<{ redirects: Redirect[]; addresses: (string | null)[] }>(around, {
      id: baseId(context.document?._id),
      placed: placedTypes,
    });
  return {
    addresses: new Set(addresses),
    next: new Map(
      redirects.map(({ from, to }) => [sourceOf(from ?? "").address, targetOf(to ?? "", siteUrl).address]),
    ),
  };
}

function circleFrom(start: string, end: string, next: Map<string | undefined, string | undefined>) {
  const seen = new Set([start]);
  for (let path: string | undefined = end; path; path = next.get(path)) {
    if (seen.has(path)) return [...seen, path];
    seen.add(path);
  }
  return undefined;
}
