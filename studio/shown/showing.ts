import type { SanityClient } from "@sanity/client";
import { type ListKind, listsByAudience, listsByCamp } from "functions/live-list";

import {
  type Addressed,
  type Named,
  named,
  namedFields,
  pagesAmong,
  pagesGroq,
  type ShownPage,
} from "./pages.ts";
import { isCopy, isFile, type SiteAnswer } from "./siteAnswer.ts";

/** Everything that shows a document. */
export type Showing = {
  pages: ShownPage[];
  /** Addresses that are no pages: calendars, the feed, pages as Markdown where their page is not among `pages`. */
  files: string[];
  /** The questions whose answer in the chat says something of it. */
  answers: Named[];
  /** Other documents that use it. */
  users: Named[];
};

const nextUsersGroq = `*[_type != "exception" && references($ids) && !(_id in $known)]{ ${namedFields} }`;
const listingGroq = `*[_type == "faq" && count(answer[_type == "liveList" && of in $kinds
  && (!(of in $byAudience) || !defined(audience) || audience == $audience)
  && (!(of in $byCamp) || !defined(camp) || camp._ref in $camps)
]) > 0]{ ${namedFields} }`;

/** Of what types the documents are that a list in an answer names. */
const listed: Record<ListKind, string[]> = {
  plans: ["plan"],
  options: ["plan"],
  discounts: ["plan"],
  freeStarts: ["plan"],
  camps: ["camp", "session"],
  blocks: ["programmeBlock"],
  months: ["monthlyProgramme"],
  modules: ["trainingModule"],
  holidays: ["holiday"],
  dates: ["session"],
  presentations: ["session"],
  openDays: ["session"],
  prices: ["session"],
  places: ["session", "edition"],
  editions: ["edition"],
  social: ["settings"],
  announcements: ["announcement"],
};

/** References lead no further than this: a section shows a plan that another plan is compared to. */
const mostSteps = 4;

type Asked = { _id: string; _type: string; audience?: unknown; kind?: unknown; camp?: { _ref: string } };

/**
 * What shows a document: what the site says it made its pages from, and where the site says nothing, the documents
 * that refer to it, and those that refer to these.
 * @param client reads what is published.
 * @param onSite what the site says; undefined where it gave no answer.
 */
export async function showing(
  client: SanityClient,
  document: Asked,
  onSite: SiteAnswer["places"] | undefined,
): Promise<Showing> {
  const [users, listing] = await Promise.all([
    allUsersOf(client, document),
    listingAnswers(client, document),
  ]);
  const places = onSite ?? [...new Set(users.flatMap(({ address }) => address ?? []))].map(placeAt);
  const addresses = places.map(({ address }) => address);
  const pages = pagesAmong(places);
  const found = await client.fetch<Addressed[]>(pagesGroq(pages));
  const answers = [...users.filter(({ _type }) => _type === "faq"), ...listing];
  return {
    pages: named(pages, found),
    files: addresses.filter(
      (address) => isFile(address) && !isCopy(address, (one) => addresses.includes(one)),
    ),
    answers: [...new Map(answers.map((answer) => [answer._id, answer])).values()],
    users: users.filter(({ _id, _type, address }) => !address && _type !== "faq" && _id !== document._id),
  };
}

const placeAt = (address: string) => ({ address, sections: [] });

/** The document itself, what refers to it, and what refers to that: pages and the settings are the end of it. */
async function allUsersOf(client: SanityClient, document: Asked): Promise<Addressed[]> {
  const [itself] = await client.fetch<Addressed[]>(`*[_id == $id]{ ${namedFields} }`, { id: document._id });
  const known = new Map<string, Addressed>(itself ? [[itself._id, itself]] : []);
  let ids = [document._id];
  for (let steps = 0; steps < mostSteps && ids.length > 0; steps++) {
    const found: Addressed[] = await client.fetch(nextUsersGroq, { ids, known: [...known.keys()] });
    for (const user of found) known.set(user._id, user);
    ids = found.filter(({ address, _type }) => !address && _type !== "settings").map(({ _id }) => _id);
  }
  return [...known.values()];
}

/** The answers that hold a list of the like of a document. */
async function listingAnswers(client: SanityClient, document: Asked): Promise<Addressed[]> {
  const kinds = Object.keys(listed).filter((kind) => listed[kind as ListKind].includes(document._type));
  const isOption = document.kind === "option";
  const asked = document._type === "plan" ? kinds.filter((kind) => (kind === "options") === isOption) : kinds;
  if (asked.length === 0) return [];
  return client.fetch(listingGroq, {
    kinds: asked,
    audience: document.audience ?? null,
    camps: [document._id, document.camp?._ref ?? null],
    byAudience: listsByAudience,
    byCamp: listsByCamp,
  });
}
