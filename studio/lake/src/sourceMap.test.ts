import type { ContentSourceMap } from "@sanity/client";
import { resolveMapping } from "@sanity/client/csm";
import { stegaClean } from "@sanity/client/stega";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLake } from "./testLake.ts";

let lake: Awaited<ReturnType<typeof openLake>>;
/** No test changes what is in it. */
beforeAll(async () => {
  lake = await openLake();
  await lake.client.create({ _id: "author", _type: "person", name: "Ada" });
  await lake.client.create({ _id: "post", _type: "post", title: "published" });
  await lake.client.create({
    _id: "drafts.post",
    _type: "post",
    title: "draft",
    slug: { current: "it's" },
    tags: ["a", "b"],
    author: { _type: "reference", _ref: "author" },
    sections: [
      { _key: "one", heading: "First", links: [{ _key: "l", href: "/x" }] },
      { _key: "two", heading: "Second" },
    ],
  });
});
afterAll(() => lake.close());

const queries: Array<[what: string, query: string, path: Array<string | number>, source: string]> = [
  ["an attribute", "*[_id == 'post']{title}", [0, "title"], "drafts.post $['title']"],
  [
    "an attribute renamed",
    "*[_id == 'post'][0]{'s': slug.current}",
    ["s"],
    "drafts.post $['slug']['current']",
  ],
  ["a whole document", "*[_id == 'post'][0]", ["title"], "drafts.post $['title']"],
  ["a document spread", "*[_id == 'post'][0]{..., 'x': 1}", ["title"], "drafts.post $['title']"],
  [
    "an element by its key",
    "*[_id == 'post'][0]{sections[]{heading}}",
    ["sections", 1, "heading"],
    "drafts.post $['sections'][?(@._key=='two')]['heading']",
  ],
  [
    "a list of names",
    "*[_id == 'post'][0].sections[].heading",
    [0],
    "drafts.post $['sections'][?(@._key=='one')]['heading']",
  ],
  [
    "a stored object",
    "*[_id == 'post'][0]{'l': sections[_key == 'one'][0].links}",
    ["l", 0, "href"],
    "drafts.post $['sections'][?(@._key=='one')]['links'][0]['href']",
  ],
  ["a reference followed", "*[_id == 'post'][0]{author->{name}}", ["author", "name"], "author $['name']"],
  ["a reference's attribute", "*[_id == 'post'][0]{'n': author->name}", ["n"], "author $['name']"],
  [
    "the first that is there",
    "*[_id == 'post'][0]{'t': coalesce(missing, slug.missing, title)}",
    ["t"],
    "drafts.post $['title']",
  ],
  [
    "a choice",
    "*[_id == 'post'][0]{'t': select(defined(slug) => title, 'none')}",
    ["t"],
    "drafts.post $['title']",
  ],
  ["a condition", "*[_id == 'post'][0]{defined(slug) => {title}}", ["title"], "drafts.post $['title']"],
  ["an element of a list", "*[_id == 'post'][0]{'t': tags[1]}", ["t"], "drafts.post $['tags'][1]"],
  [
    "a projection of a projection",
    "*[_id == 'post']{'a': title}{'b': a}[0]",
    ["b"],
    "drafts.post $['title']",
  ],
  ["a value alone", "*[_id == 'post'][0].title", [], "drafts.post $['title']"],
  ["what is not stored anywhere", "*[_id == 'post'][0]{'u': upper(title)}", ["u"], "unknown"],
];

test.for(queries)("a map leads from %s to the field it comes from", async ([, query, path, expected]) => {
  const { client } = lake;
  const options = {
    perspective: "drafts",
    filterResponse: false,
    resultSourceMap: "withKeyArraySelector",
  } as const;
  const plain = await client.fetch(query, {}, { perspective: "drafts" });
  const { result, resultSourceMap: map } = await client.fetch(query, {}, options);
  expect(result).toEqual(plain);
  expect(sourceAt(path, map)).toBe(expected);
});

function sourceAt(path: Array<string | number>, map: ContentSourceMap | undefined): string | undefined {
  const found = resolveMapping(path, map);
  const source = found?.mapping.source;
  if (source?.type !== "documentValue") return source?.type;
  return `${map?.documents[source.document]?._id} ${map?.paths[source.path]}${found?.pathSuffix}`;
}

test("a client with stega hides in each text the field it comes from", async () => {
  const client = lake.clientOf({
    perspective: "drafts",
    stega: { enabled: true, studioUrl: "http://localhost:3333" },
  });
  const { title, n } = await client.fetch("*[_id == 'post'][0]{title, 'n': author->name}");
  expect([title.length > 100, n.length > 100]).toEqual([true, true]);
  expect(stegaClean([title, n])).toEqual(["draft", "Ada"]);
});
