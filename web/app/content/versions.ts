import { createHash } from "node:crypto";

import { spareText } from "functions/spare";
import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { isShown, priceToday } from "./shown.ts";
import type {
  ArticleVersionsQueryResult,
  RevisionQueryResult,
  SharedVersionsQueryResult,
} from "./types.gen.ts";

export const revisionQuery = defineQuery(`{
  "newest": *[!(_type match "system.*") && _updatedAt <= now()] | order(_updatedAt desc)[0]._rev, "count": count(*), "today": $today
}`);

const revisionShape = fits<RevisionQueryResult>()(z.looseObject({}));

/** What no publication, no deletion and no new day leaves as it was. */
export async function getRevision(content: Content): Promise<string> {
  return JSON.stringify(await content.get(revisionQuery, {}, revisionShape));
}

/** What is told in articles without standing in them: facts, prices, the classes and the edition at hand, who signs, what they are filed under. */
export const sharedVersionsQuery = defineQuery(`
  *[_type in ["settings", "plan", "edition", "teamMember", "articleCategory"]] | order(_id asc){
    _id, _type, _rev, _type == "plan" => { "price": ${priceToday()}, "beside": comparedTo.plan._ref },
    _type == "edition" => { "isBegun": firstDay <= $today, "isOver": lastDay < $today }
  }`);

const sharedVersionsShape = fits<SharedVersionsQueryResult>()(
  z.array(z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string(), beside: spareText })),
);
type Shared = z.infer<typeof sharedVersionsShape>;

const articles = /* groq */ `_type == "article" && ${isShown} && defined(slug.current) && seo.noIndex != true`;
const versionFields = /* groq */ `_id, _rev, _updatedAt, "slug": slug.current`;

export const articleVersionsQuery = defineQuery(`
  *[${articles}] | order(_id asc)[$from...$to]{ ${versionFields} }`);

export const articleChangesQuery = defineQuery(`{
  "count": count(*[${articles}]),
  "changed": *[${articles} && _updatedAt >= $since] | order(_id asc){ ${versionFields} },
  "telling": *[${articles} && references($of)] | order(_id asc){ ${versionFields} }
}`);

const versionsShape = fits<ArticleVersionsQueryResult>()(
  // One whose address is no text has no page: it is counted alone.
  z.array(z.object({ _id: z.string(), _rev: z.string(), _updatedAt: z.string(), slug: spareText })),
);
const changesShape = z.object({ count: z.number(), changed: versionsShape, telling: versionsShape });
type Row = z.infer<typeof versionsShape>[number];

/** Few enough for the answer to be read in a few milliseconds. */
const most = 1_000;
/** Once so long, in milliseconds, all are read: what was published may bear an earlier date than what was read. */
const longest = 3_600_000;

type Version = { slug: string | null | undefined; _rev: string; version: string };

type Known = {
  articles: Map<string, Version>;
  shared: Shared;
  /** The latest change that was read of. */
  since: string;
  /** When all were read. */
  read: number;
};

/**
 * The articles that search engines may show, each with a version that is another one when its text, or a price or fact in it,
 * may be. Once all are read, what changed is, and what refers to that.
 */
export function followArticles() {
  let known: Known | undefined;

  async function readAll(content: Content, shared: Shared): Promise<Known> {
    const rows: Row[] = [];
    for (let [from, count] = [0, most]; count === most; from += most) {
      const found = (await content.get(articleVersionsQuery, { from, to: from + most }, versionsShape)) ?? [];
      count = found.length;
      rows.push(...found);
    }
    return taken({ articles: new Map(), shared, since: "", read: content.now.getTime() }, rows, content);
  }

  /** What is known, with what changed since; undefined where that does not account for how many there are. */
  async function readChanges(content: Content, shared: Shared, before: Known): Promise<Known | undefined> {
    const of = changedIn(before.shared, shared);
    if (content.now.getTime() - before.read > longest || of === "all") return undefined;
    const changes = await content.get(articleChangesQuery, { since: before.since, of }, changesShape);
    if (!changes) return undefined;
    const { changed, telling } = changes;
    // Of one moment with the last that was read of, some are as they were.
    const others = changed.filter(({ _id, _rev }) => before.articles.get(_id)?._rev !== _rev);
    const after = { ...before, shared, articles: new Map(before.articles) };
    const now = taken(after, [...others, ...telling], content);
    return now.articles.size === changes.count ? now : undefined;
  }

  /** @param anew whether any may have come or gone by itself. */
  return async (content: Content, anew: boolean): Promise<{ slug: string; version: string }[]> => {
    const shared = (await content.get(sharedVersionsQuery, {}, sharedVersionsShape)) ?? [];
    const changed = known && !anew ? await readChanges(content, shared, known) : undefined;
    known = changed ?? (await readAll(content, shared));
    return [...known.articles.values()].flatMap(({ slug, version }) => (slug ? [{ slug, version }] : []));
  };
}

/** With these articles, as they are told now. */
function taken(known: Known, rows: Row[], { now }: Content): Known {
  const shared = createHash("sha256").update(JSON.stringify(known.shared)).digest("base64url");
  const dates = rows.map(({ _updatedAt }) => _updatedAt).filter((date) => date <= now.toISOString());
  for (const { _id, _rev, slug } of rows)
    known.articles.set(_id, { slug, _rev, version: `${_rev} ${shared}` });
  return { ...known, since: [known.since, ...dates].toSorted().at(-1)! };
}

/** What of the documents that articles refer to is another, with what shows it; all may be where any article may tell it. */
function changedIn(before: Shared, now: Shared): string[] | "all" {
  const [had, has] = [before, now].map((list) => new Set(list.map((one) => JSON.stringify(one))));
  const isOther = (one: Shared[number]) => !(had!.has(JSON.stringify(one)) && has!.has(JSON.stringify(one)));
  const changed = [...before, ...now].filter(isOther);
  if (changed.some(({ _type }) => _type === "settings" || _type === "edition")) return "all";
  const ids = new Set(changed.map(({ _id }) => _id));
  return [...ids, ...now.flatMap(({ _id, beside }) => (beside && ids.has(beside) ? [_id] : []))];
}
