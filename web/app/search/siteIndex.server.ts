import { addressedTypes, addressOf, documentAt } from "studio/addresses";

import { getArticles } from "../content/article.ts";
import { publishedClient } from "../content/client.server.ts";
import { type Content, ContentUnfit, readContent } from "../content/content.ts";
import { getOutline, type OutlineEntry } from "../content/outline.ts";
import { getSynonyms } from "../content/synonyms.ts";
import { followArticles, getRevision } from "../content/versions.ts";
import { articleMarkdown } from "../markdown/documents.ts";
import { getWriters, readMarkdown } from "../markdown/readMarkdown.server.ts";
import type { Writer } from "../markdown/writer.ts";
import { keepIndex, type Source } from "./keptIndex.ts";
import type { Findable } from "./siteIndex.ts";

/** How far a clock is set right in passing, in milliseconds. */
const setRight = 60_000;

/** The published site. */
function createSource(): Source {
  /** Since when, and until when, what was read is so: milliseconds since 1970. */
  let [since, until] = [0, Infinity];
  /** When it was asked last. */
  let last = Date.now();
  let pages = new Map<string, OutlineEntry>();
  let writers: (path: string) => Writer;
  const articleVersions = followArticles();
  /** Since when the articles were followed last: at another hour one may have come or gone by itself. */
  let followed = since;

  async function reading<Read>(read: (content: Content) => Promise<Read>): Promise<Read> {
    const content = readContent(publishedClient);
    try {
      return await read(content);
    } finally {
      until = Math.min(until, content.reading.until);
    }
  }

  async function readPage(path: string): Promise<Findable[]> {
    const { title, description } = pages.get(path)!;
    try {
      const written = await reading((content) => readMarkdown(content, path, true));
      const markdown = written?.(writers(path)) ?? "";
      return [{ path, title, description: description ?? "", markdown, article: false }];
    } catch (error) {
      // What could not be read may be the next time.
      if (!(error instanceof ContentUnfit)) throw error;
      console.error(`search: ${path}:`, error);
      return [];
    }
  }

  async function readArticles(paths: string[]): Promise<Findable[]> {
    const found = paths.map(documentAt).flatMap((document) => ("slug" in document ? [document.slug] : []));
    const articles = found.length > 0 ? await reading((content) => getArticles(content, found)) : [];
    return articles.map((article) => ({
      path: article.path,
      title: article.title,
      description: article.seo?.description ?? article.excerpt ?? "",
      markdown: articleMarkdown(article, writers(article.path)),
      article: true,
    }));
  }

  return {
    async revision() {
      const revision = await reading(getRevision);
      const now = Date.now();
      // A clock that was put back: what is indexed may be yet to come.
      if (until <= now || now < last - setRight) [since, until] = [now, Infinity];
      last = now;
      return `${revision} ${since}`;
    },
    async contents(revision) {
      const [outline, articles, synonyms] = await Promise.all([
        reading((content) => getOutline(content, 0)),
        reading((content) => articleVersions(content, followed !== since)),
        reading(getSynonyms),
      ]);
      followed = since;
      writers = await reading(getWriters);
      const others = addressedTypes.filter((type) => type !== "article").flatMap((type) => outline[type]);
      pages = new Map(others.map((page) => [page.path, page]));
      return {
        synonyms,
        pages: [
          // They are few, and show lists of other documents: any publication may have changed them.
          ...[...pages.keys()].map((path) => ({ path, version: revision })),
          ...articles.map(({ slug, version }) => ({ path: addressOf({ _type: "article", slug }), version })),
        ],
      };
    },
    async read(paths) {
      const articles = await readArticles(paths.filter((path) => !pages.has(path)));
      const others = await Promise.all(paths.filter((path) => pages.has(path)).map(readPage));
      return [...others.flat(), ...articles];
    },
  };
}

/** The index of all that is published. */
export const siteIndex = keepIndex(createSource());
