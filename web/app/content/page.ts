import { spare, spareText } from "functions/spare";
import { defineQuery } from "groq";
import { z } from "zod";

import { type ArticlesPart, articlesPart, getArticlesPart } from "./sections/articlesSection.ts";
import { sectionFields } from "./sections/index.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { readSections } from "./readSections.ts";
import { seoFields, seoShape } from "./seo.ts";
import { shownFields } from "./shown.ts";
import type { PageQueryResult } from "./types.gen.ts";

export const pageQuery = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    _id, _type, ${shownFields}, title, "path": path.current, seo{ ${seoFields} }, sections[]{ ${sectionFields} }
  }`);

const pageShape = fits<PageQueryResult>()(
  z.object({
    _id: z.string(),
    _type: z.literal("page"),
    title: spareText,
    path: z.string(),
    seo: spare(seoShape),
    sections: listOf(z.looseObject({ _key: z.string(), _type: z.string() })).catch([]),
  }),
);

/**
 * The page at an address, with the sections that fit their shape and a part of the articles it lists; null when there is none.
 * Without a title of its own it is called as search engines are told, else as what it begins with.
 */
export async function getPage(content: Content, path: string, part: ArticlesPart = articlesPart(1)) {
  const page = await content.get(pageQuery, { path }, pageShape);
  if (!page) return null;
  const list = page.sections.some(isList) ? await getArticlesPart(content, part) : null;
  const found = page.sections.map((section) => (isList(section) ? { ...section, ...list } : section));
  const sections = readSections(page._id, found);
  const title = page.title ?? page.seo?.title ?? sections[0]?.title ?? page.path;
  return { ...page, title, sections };
}

const isList = ({ _type }: { _type: string }) => _type === "articlesSection";
