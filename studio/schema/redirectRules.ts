import type { CustomValidator, ValidationContext } from "sanity";

import { addressGroq, isServed, placedTypes, sourceOf, targetOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { siteUrl } from "../environment.ts";
import { circleFrom, isTaken, type Step, type StepAt, stepsAmong } from "../redirects.ts";
import { isOnline } from "./whenShown.ts";

type Redirect = { from?: string | undefined; to?: string | undefined };

/** The other redirects, begun ones too, and the addresses at which visitors find something. */
export const around = /* groq */ `{
  "redirects": *[_type == "redirect" && !(_id in path("versions.**")) && !(_id in [$id, "drafts." + $id])]{ from, to },
  "addresses": *[_type in $placed && ${isOnline}]{ "path": ${addressGroq()} }.path
}`;

/** The redirects that are addresses at both ends, this one among them, and the addresses of what is online. */
export type Around = { stepAt: StepAt<Step>; addresses: ReadonlySet<string> };

/** What is wrong with where a redirect starts, besides how its address is written. */
export function problemAtStart(start: string, { addresses }: Around, others: Step[]): string | undefined {
  if (isTaken(start, addresses))
    return "Une page est en ligne à cette adresse : les visiteurs n’en seraient jamais redirigés.";
  const same = others.find(({ from }) => from === start);
  return same && `Cette adresse mène déjà à ${same.to} : modifiez cette redirection-là.`;
}

/** What is wrong with where it leads. */
export function problemAtEnd(step: Step, { stepAt, addresses }: Around): string | undefined {
  const { to: end } = step;
  const circle = circleFrom(step, stepAt);
  if (circle) return `Cette redirection tourne en rond : ${circle.join(", puis ")}.`;
  const further = stepAt(end);
  if (further) return `${end} mène déjà à ${further.to} : écrivez plutôt ${further.to}.`;
  if (!end.startsWith("/")) return undefined;
  const [path = ""] = end.split(/[?#]/, 1);
  return addresses.has(path) || isServed(path) || /\.\w+$/.test(path)
    ? undefined
    : `Il n’y a pas de page en ligne à ${path}.`;
}

/** A redirect as headers write it, where both of its addresses can be. */
export function stepOf({ from, to }: Redirect): Step | undefined {
  const [start, end] = [sourceOf(from ?? "").address, targetOf(to ?? "", siteUrl).address];
  return start && end ? { from: start, to: end } : undefined;
}

/** Validation: nothing else stands, or leads away, where a redirect starts. */
export const startsWhereNothingIs: CustomValidator<string | undefined> = async (from, context) => {
  const start = sourceOf(from ?? "").address;
  if (!start) return true;
  const { others, ...around } = await readAround(context);
  return problemAtStart(start, around, others) ?? true;
};

/** Validation: a redirect leads in one step to something. */
export const leadsToSomething: CustomValidator<string | undefined> = async (to, context) => {
  const step = stepOf({ ...(context.document as Redirect | undefined), to });
  return (step && problemAtEnd(step, await readAround(context))) ?? true;
};

async function readAround(context: ValidationContext): Promise<Around & { others: Step[] }> {
  const { redirects, addresses } = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "raw" })
    .fetch<{ redirects: Redirect[]; addresses: (string | null)[] }>(around, {
      id: baseId(context.document?._id),
      placed: placedTypes,
    });
  const others = redirects.flatMap((one) => stepOf(one) ?? []);
  const own = stepOf(context.document as Redirect);
  const there = new Set(addresses.filter((one) => one !== null));
  return { others, addresses: there, stepAt: stepsAmong(own ? [...others, own] : others, there) };
}
