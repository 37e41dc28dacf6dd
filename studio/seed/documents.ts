import { readFileSync, readdirSync } from "node:fs";

import { createSchema, type SanityDocumentLike } from "sanity";
import { parse } from "yaml";

import { addressOf } from "../addresses.ts";
import { placeAfter } from "../schema/orderRank.ts";
import { schemaTypes } from "../schema/index.ts";
import { expand } from "./expand.ts";

type Source = SanityDocumentLike & Record<string, unknown>;

const folder = new URL(".", import.meta.url);
export const schema = createSchema({ name: "default", types: schemaTypes });

/** The school's content as the files of this folder give it, each image still a `picture` name. */
export function seedDocuments(): SanityDocumentLike[] {
  const sources = placed(eachOnce([...yamlSources(), ...articleSources()]));
  const ids = new Map(sources.map((source) => [addressOf(source), source._id]));
  return sources.map((source) => {
    const type = schema.get(source._type);
    if (!type) throw new Error(`${source._id} : le type « ${source._type} » n’existe pas.`);
    return expand(source, type, source._id, { idAt: (path) => ids.get(path) }) as SanityDocumentLike;
  });
}

/** Of two with the same `_id`, one would silently take the other's place. */
function eachOnce(sources: Source[]): Source[] {
  const ids = new Set<string>();
  for (const { _id } of sources) {
    if (ids.has(_id)) throw new Error(`${_id} : deux documents ont cet _id.`);
    ids.add(_id);
  }
  return sources;
}

/** What staff drag into an order is in that of its file. */
function placed(sources: Source[]): Source[] {
  const last = new Map<string, string>();
  return sources.map((source) => {
    const { fields } = schema.get(source._type) as { fields?: { name: string }[] };
    if (!fields?.some(({ name }) => name === "orderRank")) return source;
    const orderRank = placeAfter(last.get(source._type));
    last.set(source._type, orderRank);
    return { ...source, orderRank };
  });
}

/** `plan.yaml` is a list of documents of type `plan`; so is each file of a folder `plan/`. */
function yamlSources(): Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) =>
      (parse(readFileSync(new URL(name, folder), "utf8")) as Source[]).map((document) => ({
        ...document,
        _type: name.replace(/[/.].*/, ""),
      })),
    );
}

/** `articles/mon-article.md` is the article of that slug: front matter, lead, then the body. */
function articleSources(): Source[] {
  const articles = new URL("articles/", folder);
  return readdirSync(articles)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const text = readFileSync(new URL(name, articles), "utf8");
      const [, matter = "", lead = "", body = ""] = /^---\n(.*?)\n---\n+(.*?)\n\n(.*)$/s.exec(text) ?? [];
      const { seoTitle, description, ...fields } = parse(matter) as Record<string, unknown>;
      const slug = name.replace(".md", "");
      const seo = { ...(seoTitle ? { title: seoTitle } : {}), description };
      return {
        _id: `article-${slug}`,
        _type: "article",
        slug,
        ...fields,
        seo,
        lead,
        body,
      };
    });
}
