import type { Path, SanityDocumentLike } from "sanity";

import { legalFacts } from "../schema/choices.ts";

type Missing = { path: Path; what: string };

/** What the site leaves out of these documents for want of a value, and the school is expected to give. */
export function missingIn(document: SanityDocumentLike): Missing[] {
  switch (document._type) {
    case "settings":
      return inSettings(document as Settings);
    case "page":
      return ((document as Page).sections ?? []).flatMap(inSection);
    case "programmeBlock":
      return document.exercise ? [] : [{ path: ["exercise"], what: "premier exercice" }];
    default:
      return [];
  }
}

type Settings = {
  contact?: Record<string, string>;
  facts?: Record<string, string>;
  bookingUrl?: string;
  resourcesUrl?: string;
  social?: { _key: string; network?: string; url?: string }[];
};

function inSettings({ contact, facts, bookingUrl, resourcesUrl, social = [] }: Settings): Missing[] {
  return [
    ...unless(contact?.street, ["contact", "street"], "rue et numéro"),
    ...unless(contact?.postalCode, ["contact", "postalCode"], "code postal"),
    ...unless(bookingUrl, ["bookingUrl"], "réservation d’un appel"),
    ...unless(resourcesUrl, ["resourcesUrl"], "ressources partagées"),
    ...social.flatMap(({ _key, network = "?", url }) =>
      unless(url, ["social", { _key }, "url"], `réseau social ${network}`),
    ),
    ...legalFacts.flatMap(({ value, title }) =>
      unless(facts?.[value], ["facts", value], startingSmall(title)),
    ),
  ];
}

/** « Numéro d’entreprise (BCE) » within a sentence: only its first letter is small. */
const startingSmall = (title: string) => title.slice(0, 1).toLowerCase() + title.slice(1);

type Page = { sections?: Section[] };
type Section = {
  _key: string;
  _type: string;
  phoneNote?: string;
  entries?: { _key: string; label?: string; title?: string }[];
};

function inSection({ _key, _type, phoneNote, entries = [] }: Section): Missing[] {
  const at: Path = ["sections", { _key }];
  if (_type === "contactDetailsSection") return unless(phoneNote, [...at, "phoneNote"], "heures d’appel");
  if (_type !== "timelineSection") return [];
  return entries.flatMap((entry) =>
    unless(
      entry.label,
      [...at, "entries", { _key: entry._key }, "label"],
      `date de « ${entry.title ?? "?"} »`,
    ),
  );
}

const unless = (value: string | undefined, path: Path, what: string): Missing[] =>
  value?.trim() ? [] : [{ path, what }];
