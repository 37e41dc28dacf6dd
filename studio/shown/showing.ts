import type { SanityClient } from "@sanity/client";
import type { ListKind } from "functions/live-list";

import { addressedTypes, addressGroq } from "../addresses.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

type Named = { _id: string; _type: string; name: string | null };
type Section = { _key: string; _type: string; title: string | null };

/** A page of the site: with the document it is the page of, and the sections that show what is asked for. */
export type ShownPage = { address: string; document?: Named; sections: Section[] };

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

type Addressed = Named & { address: string | null; sections: Section[] | null };

const nameGroq = `"name": coalesce(title, name, question, author, label)`;
const fields = `_id, _type, ${nameGroq}, "address": ${addressGroq()}`;

const usersGroq = `*[_type != "exception" && references($ids) && !(_id in $known)]{ ${fields} }`;
const pagesGroq = `*[_type in $addressed && ${addressGroq()} in $addresses]{ ${fields}, sections[]{ _key, _type, title } }`;
const listingGroq = `*[_type == "faq" && count(answer[_type == "liveList" && of in $kinds && (!defined(audience) || audience == $audience)]) > 0]{ ${fields} }`;

/** Of what type the documents are that a list in an answer names. */
const listed: Record<ListKind, string> = {
  plans: "plan",
  options: "plan",
  camps: "camp",
  blocks: "programmeBlock",
  months: "monthlyProgramme",
  modules: "trainingModule",
  holidays: "holiday",
  dates: "session",
};

/** References lead no further than this: a section shows a plan that another plan is compared to. */
const mostSteps = 4;

type Asked = { _id: string; _type: string; audience?: unknown; kind?: unknown };

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
  const [users, listing] = await Promise.all([usersOf(client, document), listingAnswers(client, document)]);
  const places = onSite ?? [...new Set(users.flatMap(({ address }) => address ?? []))].map(placeAt);
  const addresses = places.map(({ address }) => address);
  const found = await client.fetch<Addressed[]>(pagesGroq, { addressed: addressedTypes, addresses });
  const pages = places
    .filter(({ address }) => !isFile(address))
    .map((place) =>
      pageAt(
        place,
        found.find((one) => one.address === place.address),
      ),
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.address.localeCompare(other.address));
  const answers = [...users.filter(({ _type }) => _type === "faq"), ...listing];
  return {
    pages,
    files: addresses.filter((address) => isFile(address) && !isCopy(address, addresses)),
    answers: [...new Map(answers.map((answer) => [answer._id, answer])).values()],
    users: users.filter(({ _id, _type, address }) => !address && _type !== "faq" && _id !== document._id),
  };
}

const placeAt = (address: string) => ({ address, sections: [] });

/** The document itself, what refers to it, and what refers to that: pages and the settings are the end of it. */
async function usersOf(client: SanityClient, document: Asked): Promise<Addressed[]> {
  const [itself] = await client.fetch<Addressed[]>(`*[_id == $id]{ ${fields} }`, { id: document._id });
  const known = new Map<string, Addressed>(itself ? [[itself._id, itself]] : []);
  let ids = [document._id];
  for (let steps = 0; steps < mostSteps && ids.length > 0; steps++) {
    const found: Addressed[] = await client.fetch(usersGroq, { ids, known: [...known.keys()] });
    for (const user of found) known.set(user._id, user);
    ids = found.filter(({ address, _type }) => !address && _type !== "settings").map(({ _id }) => _id);
  }
  return [...known.values()];
}

/** The answers that hold a list of the like of a document. */
async function listingAnswers(client: SanityClient, document: Asked): Promise<Addressed[]> {
  const kinds = Object.keys(listed).filter((kind) => listed[kind as ListKind] === document._type);
  const asked = document._type === "plan" ? [document.kind === "option" ? "options" : "plans"] : kinds;
  if (asked.length === 0) return [];
  return client.fetch(listingGroq, { kinds: asked, audience: document.audience ?? null });
}

function pageAt(
  { address, sections }: SiteAnswer["places"][number],
  found: Addressed | undefined,
): ShownPage {
  if (!found) return { address, sections: [] };
  const { _id, _type, name, sections: all } = found;
  const shown = (all ?? []).filter(({ _key }) => sections.includes(_key));
  return { address, document: { _id, _type, name }, sections: shown };
}

/** Pages first, then blocks, articles, what has no document of its own. */
function rankOf({ document }: ShownPage): number {
  const rank = addressedTypes.findIndex((type) => type === document?._type);
  return rank < 0 ? addressedTypes.length : rank;
}

/** What is for machines, or to be kept: calendars, the feed, a page as Markdown, its picture for other sites. */
const isFile = (address: string) => /\.[a-z]+$|^\/social\//.test(address);

/** A form of a page that is among these addresses itself. */
function isCopy(address: string, addresses: readonly string[]): boolean {
  const [, page] = /^\/social(\/.*)\.png$/.exec(address) ?? /^(.*)\.md$/.exec(address) ?? [];
  return page !== undefined && addresses.includes(page === "/index" ? "/" : page);
}
