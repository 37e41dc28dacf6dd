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
    title: z.string(),
    path: z.string(),
    seo: seoShape.nullish(),
    sections: listOf(z.looseObject({ _key: z.string(), _type: z.string() })),
  }),
);

/** The page at an address, with the sections that fit their shape and a part of the articles it lists; null when there is none. */
export async function getPage(content: Content, path: string, part: ArticlesPart = articlesPart(1)) {
  const page = await content.get(pageQuery, { path }, pageShape);
  if (!page) return null;
  const list = page.sections.some(isList) ? await getArticlesPart(content, part) : null;
  const sections = page.sections.map((section) => (isList(section) ? { ...section, ...list } : section));
  return { ...page, sections: readSections(page._id, sections) };
}

const isList = ({ _type }: { _type: string }) => _type === "articlesSection";
