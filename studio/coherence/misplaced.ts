import type { SanityDocumentLike } from "sanity";

import { addressOf, placedTypes, sourceOf, targetOf } from "../addresses.ts";
import { siteUrl } from "../environment.ts";
import { stepsAmong } from "../redirects.ts";
import { problemAtEnd, problemAtStart, stepOf } from "../schema/redirectRules.ts";
import { shownAtAddress } from "../schema/shownAtAddress.ts";
import { isInItsHours } from "../schema/whenShown.ts";
import type { LacksOf } from "./deadLinks.ts";
import type { Found, ToReplace } from "./goLive.ts";
import { aboutDocument, titleOf } from "./texts.ts";

/**
 * Documents and redirects that the site leaves out, or one for another, because of their address: the Studio refuses it, and an
 * import may bring it.
 * @param published nothing of what is only begun.
 */
export function misplaced(published: SanityDocumentLike[], lacksOf: LacksOf): ToReplace[] {
  return [...atAddresses(published), ...redirecting(published, lacksOf)];
}

const said = (document: SanityDocumentLike, found: Omit<Found, "group">, group: string): ToReplace => ({
  ...aboutDocument(document),
  group,
  ...found,
});

type PlacedType = (typeof placedTypes)[number];
const isPlaced = ({ _type }: SanityDocumentLike) => placedTypes.includes(_type as PlacedType);

/** Those at one address beside one another. */
function atAddresses(published: SanityDocumentLike[]): ToReplace[] {
  const byAddress = Map.groupBy(published.filter(isPlaced), addressOf);
  return [...byAddress].flatMap(([address, there]) =>
    there.flatMap((document) => {
      const field = document._type === "page" ? "path" : "slug";
      const others = there.filter((one) => one !== document);
      const what = whyNotShown(document, document[field]) ?? whoElseIsAt(address, others);
      return what ? said(document, { path: [field], what }, "Adresses à corriger") : [];
    }),
  );
}

function whyNotShown({ _type }: SanityDocumentLike, stored: unknown): string | undefined {
  const { current } = (stored ?? {}) as { current?: unknown };
  if (typeof current !== "string" || !current)
    return "Sans adresse, ce document n’est pas sur le site : écrivez-en une.";
  const shown = shownAtAddress(_type as PlacedType)({ current });
  return shown === true ? undefined : shown;
}

function whoElseIsAt(address: string | undefined, others: SanityDocumentLike[]): string | undefined {
  const names = others.map((one) => `« ${titleOf(one)} »`);
  if (names.length < 2)
    return (
      names[0] &&
      `Un autre document, ${names[0]}, a cette adresse, ${address} : les visiteurs ne voient que l’un des deux.`
    );
  return `D’autres documents, ${inWords.format(names)}, ont cette adresse, ${address} : les visiteurs n’en voient qu’un.`;
}

const inWords = new Intl.ListFormat("fr");

function redirecting(published: SanityDocumentLike[], lacksOf: LacksOf): ToReplace[] {
  const redirects = published
    .filter(({ _type }) => _type === "redirect")
    .toSorted((a, b) => String(a.from).localeCompare(String(b.from)))
    .map((document) => {
      const [from, to] = [document.from, document.to].map((typed) =>
        typeof typed === "string" ? typed : "",
      );
      return { document, from: sourceOf(from!), to: targetOf(to!, siteUrl), step: stepOf({ from, to }) };
    });
  const steps = redirects.flatMap(({ step }) => step ?? []);
  const addresses = new Set(
    published.filter((one) => isPlaced(one) && isInItsHours(one)).flatMap((one) => addressOf(one) ?? []),
  );
  const noPlace = (document: SanityDocumentLike) =>
    lacksOf({ href: document.to }, document) === "no place"
      ? `Cette page n’a rien à #${String(document.to).split("#")[1]}.`
      : undefined;
  const around = { addresses, stepAt: stepsAmong(steps, addresses) };
  const byStart = Map.groupBy(steps, ({ from }) => from);
  return redirects.flatMap(({ document, from, to, step }) => {
    const others = (byStart.get(from.address ?? "") ?? []).filter((one) => one !== step);
    const problems = [
      ["from", from.problem ?? problemAtStart(from.address, around, others)],
      ["to", to.problem ?? (step && problemAtEnd(step, around)) ?? noPlace(document)],
    ] as const;
    return problems.flatMap(([field, what]) =>
      what ? said(document, { path: [field], what }, "Redirections à corriger") : [],
    );
  });
}
