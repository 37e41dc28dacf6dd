import type { ValidationContext } from "sanity";

import { addressOf, whyFixed } from "../addresses.ts";
import { articlesSection } from "./sections/articlesSection.ts";
import { contactFormSection } from "./sections/contactFormSection.ts";

/** The section that the site counts on at an address. */
const countedOn = new Map<string, { name: string; title: string }>([
  ["/blog", articlesSection],
  ["/contact", contactFormSection],
]);

type Section = { _type: string; showFrom?: string; showUntil?: string };

/** Validation: a page keeps the section that the site leads to, at any hour. */
export function keepsItsSection(
  sections: Section[] | undefined,
  { document }: ValidationContext,
): string | true {
  const address = addressOf(document ?? null);
  const kept = countedOn.get(address ?? "");
  const own = sections?.filter(({ _type }) => _type === kept?.name) ?? [];
  if (!kept || own.some(({ showFrom, showUntil }) => !showFrom && !showUntil)) return true;
  const hours = own.length > 0 ? ", sans « Paraît le » ni « Disparaît le »" : "";
  return `${whyFixed(address)?.replace(/\.$/, "")} : gardez-y la section « ${kept.title} »${hours}.`;
}
