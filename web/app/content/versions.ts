import { createHash } from "node:crypto";

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
    _rev, _type == "plan" => { "price": ${priceToday()} }, _type == "edition" => { "isBegun": firstDay <= $today, "isOver": lastDay < $today }
  }`);

const sharedVersionsShape = fits<SharedVersionsQueryResult>()(z.array(z.looseObject({ _rev: z.string() })));

export const articleVersionsQuery = defineQuery(`
  *[_type == "article" && ${isShown} && defined(slug.current) && seo.noIndex != true] | order(_id asc)[$from...$to]{ _rev, "slug": slug.current }`);

const articleVersionsShape = fits<ArticleVersionsQueryResult>()(
  // One whose address is no text has no page: it is counted alone.
  z.array(z.object({ _rev: z.string(), slug: z.string() }).nullable().catch(null)),
);

/** Few enough for the answer to be read in a few milliseconds. */
const most = 1_000;

/** The articles that search engines may show, each with a version that is another one when its text, or a price or fact in it, may be. */
export async function getArticleVersions(content: Content): Promise<{ slug: string; version: string }[]> {
  const found = await content.get(sharedVersionsQuery, {}, sharedVersionsShape);
  const shared = createHash("sha256").update(JSON.stringify(found)).digest("base64url");

  const versions: { slug: string; version: string }[] = [];
  for (let [from, count] = [0, most]; count === most; from += most) {
    const articles = await content.get(articleVersionsQuery, { from, to: from + most }, articleVersionsShape);
    count = articles?.length ?? 0;
    for (const article of articles ?? [])
      if (article) versions.push({ slug: article.slug, version: `${article._rev} ${shared}` });
  }
  return versions;
}
