import type { ValidationContext } from "sanity";

import { addressOf, whyFixed } from "../addresses.ts";
import { articlesSection } from "./sections/articlesSection.ts";
import { contactFormSection } from "./sections/contactFormSection.ts";

/** The section that the site counts on at an address. */
const countedOn = new Map<string, { name: string; title: string }>([
  ["/blog", articlesSection],
  ["/contact", contactFormSection],
]);

/** Validation: a page keeps the section that the site leads to. */
export function keepsItsSection(
  sections: { _type: string }[] | undefined,
  { document }: ValidationContext,
): string | true {
  const address = addressOf(document ?? null);
  const kept = countedOn.get(address ?? "");
  if (!kept || sections?.some(({ _type }) => _type === kept.name)) return true;
  return `${whyFixed(address)?.replace(/\.$/, "")} : gardez-y la section « ${kept.title} ».`;
}
