import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { theSettings } from "./settings.ts";
import { fits } from "./fits.ts";
import { isShown } from "./shown.ts";
import type {
  ArticleVersionsQueryResult,
  RevisionQueryResult,
  SharedVersionsQueryResult,
} from "./types.gen.ts";

export const revisionQuery = defineQuery(
  `{ "newest": *[!(_type match "system.*")] | order(_updatedAt desc)[0]._rev, "count": count(*),
    "shown": count(*[_type in ["page", "article"] && ${isShown}]) }`,
);

const revisionShape = fits<RevisionQueryResult>()(
  z.object({ newest: z.string().nullable(), count: z.number(), shown: z.number() }),
);

/** Numbers that no publication, no deletion, and nothing that comes or goes at its hour leaves as they were. */
export async function getRevision(content: Content): Promise<string> {
  return JSON.stringify(await content.get(revisionQuery, {}, revisionShape));
}

export const sharedVersionsQuery = defineQuery(`{
  "settings": ${theSettings}._rev,
  "plans": *[_type == "plan"]{ _rev, "shownBy": *[references(^._id) && _type == "article"].slug.current }
}`);

const sharedVersionsShape = fits<SharedVersionsQueryResult>()(
  z.object({
    settings: z.string().nullable(),
    plans: z.array(z.object({ _rev: z.string(), shownBy: z.array(z.string()) })),
  }),
);

export const articleVersionsQuery = defineQuery(`
  *[_type == "article" && ${isShown} && defined(slug.current) && seo.noIndex != true] | order(_id asc)[$from...$to]{ _rev, "slug": slug.current }`);

const articleVersionsShape = fits<ArticleVersionsQueryResult>()(
  z.array(z.object({ _rev: z.string(), slug: z.string() })),
);

/** Few enough for the answer to be read in a few milliseconds. */
const most = 1_000;

/** The articles that search engines may show, each with a version that is another one when its text, or a price or fact in it, may be. */
export async function getArticleVersions(content: Content): Promise<{ slug: string; version: string }[]> {
  const shared = await content.get(sharedVersionsQuery, {}, sharedVersionsShape);
  const plans = new Map<string, string>();
  for (const { _rev, shownBy } of shared?.plans ?? [])
    for (const slug of shownBy) plans.set(slug, `${plans.get(slug) ?? ""} ${_rev}`);

  const versions: { slug: string; version: string }[] = [];
  for (let from = 0; from === versions.length; from += most) {
    const articles = await content.get(articleVersionsQuery, { from, to: from + most }, articleVersionsShape);
    for (const { _rev, slug } of articles ?? [])
      versions.push({ slug, version: `${_rev} ${shared?.settings}${plans.get(slug) ?? ""}` });
  }
  return versions;
}
