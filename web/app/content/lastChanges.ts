import { spare, spareText } from "functions/spare";
import { defineQuery } from "groq";
import { addressedTypes, addressGroq, addressProblem, isAddressed } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { sectionLists } from "./sections/index.ts";
import type { SectionType } from "./sectionResult.ts";
import { isShown } from "./shown.ts";
import type { LastChangesQueryResult, ShownChangesQueryResult } from "./types.gen.ts";

const mapped = /* groq */ `*[${isAddressed} && ${isShown}
    && defined(coalesce(path.current, slug.current)) && seo.noIndex != true]`;

// Articles by age: a new one comes last and leaves the parts before it as they are.
export const lastChangesQuery = defineQuery(`
  ${mapped} | order(select(_type == "page" => 0, _type == "programmeBlock" => 1, 2) asc, date asc, _id asc)[$from...$to]{
    _id, _type, _updatedAt, "path": ${addressGroq()}, _type == "page" => { "sections": sections[]{ _type, _type == "faqSection" => { "theme": category._ref } } }
  }`);

/** Of whatever part of the addresses: parts that are made together ask it once. */
export const shownChangesQuery = defineQuery(`{
  "shown": *[!(${isAddressed} || _type in ["sanity.imageAsset", "sanity.fileAsset"])]{
    _type, _updatedAt, "by": *[references(^._id) && ${isAddressed}]._id,
    _type == "faq" => { "theme": category._ref }
  },
  "newest": [
    *[_type == "article" && ${isShown}] | order(_updatedAt desc)[0]{ _type, _updatedAt },
    *[_type == "programmeBlock"] | order(_updatedAt desc)[0]{ _type, _updatedAt }
  ]
}`);

export const mappedCountQuery = defineQuery(`count(${mapped})`);

/** How many addresses `getLastChanges` has. */
export async function getMappedCount(content: Content): Promise<number> {
  return (await content.get(mappedCountQuery, {}, z.number())) ?? 0;
}

const changeShape = z.object({ _type: z.string(), _updatedAt: z.string() });

const lastChangesShape = fits<LastChangesQueryResult>()(
  listOf(
    z.object({
      _id: z.string(),
      _type: z.enum(addressedTypes),
      _updatedAt: z.string(),
      path: z.string(),
      sections: spare(z.array(z.object({ _type: z.string(), theme: spareText }))),
    }),
  ),
);

const shownChangesShape = fits<ShownChangesQueryResult>()(
  z.object({
    shown: z.array(changeShape.extend({ by: z.array(z.string()), theme: z.string().nullish() })),
    newest: z.array(changeShape.nullable()),
  }),
);

/**
 * When what an address shows was last changed: its document, what that shows of others (a price, a question,
 * those of a theme; not what it only links to), the lists of its sections. Of the addresses that search engines may show:
 * pages, blocks, articles from the oldest on.
 */
export async function getLastChanges(content: Content, from: number, to: number) {
  const [documents, changed] = await Promise.all([
    content.get(lastChangesQuery, { from, to }, lastChangesShape),
    content.get(shownChangesQuery, {}, shownChangesShape),
  ]);
  if (!documents || !changed) return [];
  const { shown, newest } = changed;
  const changes = new Map<string, string>();
  const note = (key: string, change: string) => {
    if (change > (changes.get(key) ?? "")) changes.set(key, change);
  };
  for (const { _type, _updatedAt, by, theme } of shown)
    for (const key of [_type, ...by, theme]) if (key) note(key, _updatedAt);
  for (const change of newest) if (change) note(change._type, change._updatedAt);
  // An address that cannot be is named where the addresses are read.
  const stand = documents.filter(({ _type, path }) => !addressProblem(_type, path));
  return stand.map(({ _id, _updatedAt, path, sections }) => {
    const lists = (sections ?? []).flatMap(({ _type }) => sectionLists[_type as SectionType] ?? []);
    const themes = (sections ?? []).flatMap(({ theme }) => theme ?? []);
    const all = [_updatedAt, ...[_id, ...lists, ...themes].map((key) => changes.get(key) ?? "")];
    return { path, lastChange: all.toSorted().at(-1)! };
  });
}
