import { describe, expect, test } from "vitest";

import type { Image } from "../content/image.ts";
import { categoryHead } from "./categoryHead.ts";
import { headTags } from "./headTags.ts";

const picture: Image = {
  alt: "Six arcs",
  asset: { _id: "image-abc-1600x900-svg", width: 1600, height: 900 },
};
const site = {
  siteUrl: "https://ecole.example",
  images: { projectId: "p", dataset: "d" },
  settings: {
    name: "École",
    description: "Une école.",
    shareImage: picture,
  },
};
const document = { path: "/tarifs", drawn: "kR3_x" };

function tagOf(tags: object[], key: string) {
  return tags.find((tag) => Object.values(tag).includes(key)) as Record<string, string> | undefined;
}

describe("a page that is shared", () => {
  test("shows the picture drawn for it, at the address of its version", () => {
    const tags = headTags(site, { path: "/tarifs", title: "Tarifs", document });
    expect(tagOf(tags, "og:image")?.content).toBe("https://ecole.example/social/tarifs.png?v=kR3_x");
    expect(tagOf(tags, "twitter:image")?.content).toBe(tagOf(tags, "og:image")?.content);
    expect(tagOf(tags, "og:image:alt")?.content).toBe("Tarifs | École");
  });

  test("shows the picture staff chose, when they chose one", () => {
    const tags = headTags(site, { path: "/tarifs", title: "Tarifs", document, seo: { image: picture } });
    expect(tagOf(tags, "og:image")?.content).toMatch(
      /^https:\/\/ecole\.example\/images\/p\/d\/abc-1600x900\.svg\?.*w=1200&h=630/,
    );
    expect(tagOf(tags, "og:image:alt")?.content).toBe("Six arcs");
  });

  test("shows the school's picture when it has no document of its own", () => {
    const tags = headTags(site, { path: "/recherche", title: "Recherche" });
    expect(tagOf(tags, "og:image:alt")?.content).toBe("Six arcs");
    expect(tagOf(tags, "text/markdown")).toBeUndefined();
  });
});

test("a hidden page tells search engines so, and names no canonical address", () => {
  const tags = headTags(site, { path: "/merci", title: "Merci", seo: { noIndex: true } });
  expect(tagOf(tags, "robots")?.content).toBe("noindex");
  expect(tagOf(tags, "canonical")).toBeUndefined();
});

test("an article says when it was published and changed, and in which category", () => {
  const article = { date: "2025-10-04", category: { title: "Jeunes" } };
  const tagged = (article: { date: string; updated?: string; category: { title: string } }) =>
    headTags(site, { path: "/blog/a", title: "A", article });
  const tags = tagged(article);
  expect(tagOf(tags, "og:type")?.content).toBe("article");
  expect(tagOf(tags, "article:published_time")?.content).toBe("2025-10-04");
  expect(tagOf(tags, "article:modified_time")?.content).toBe("2025-10-04");
  const updated = tagged({ ...article, updated: "2025-11-02" });
  expect(tagOf(updated, "article:modified_time")?.content).toBe("2025-11-02");
  expect(tagOf(tags, "article:section")?.content).toBe("Jeunes");
});

test("an article without a day says none, and without an excerpt what the school says of itself", () => {
  const tags = headTags(site, { path: "/blog/a", title: "A", description: null, article: { date: null } });
  expect(tagOf(tags, "description")?.content).toBe("Une école.");
  expect(tagOf(tags, "article:published_time")).toBeUndefined();
  expect(tagOf(tags, "article:modified_time")).toBeUndefined();
});

test("a category of the blog has a title and a description of its own, from its articles", () => {
  const articles = [{ title: "Un" }, { title: "Trois" }];
  expect(categoryHead("Jeunes", { count: 2, articles })).toEqual({
    title: "Jeunes\u202f: les articles du blog",
    description:
      "2\u00a0articles du blog dans la catégorie Jeunes. À lire\u202f: «\u202fUn\u202f», «\u202fTrois\u202f».",
  });
});

test("a category's description names what it has room for, whatever the length of the newest title", () => {
  const articles = [{ title: "Long ".repeat(30).trim() }, { title: "Court" }, { title: "Bref" }];
  expect(categoryHead("Jeunes", { count: 3, articles }).description).toBe(
    "3\u00a0articles du blog dans la catégorie Jeunes. À lire\u202f: «\u202fCourt\u202f», «\u202fBref\u202f».",
  );
});

test("a page of a list says which it is, and where the ones beside it are", () => {
  const page = (number: number) =>
    headTags(site, { path: "/blog", title: "Blog", pages: { number, last: 3 } });
  const links = (number: number) =>
    page(number).flatMap((tag) => ("rel" in tag && tag.rel !== "alternate" ? [[tag.rel, tag.href]] : []));
  expect(links(1)).toEqual([
    ["canonical", "https://ecole.example/blog"],
    ["next", "https://ecole.example/blog?page=2"],
  ]);
  expect(links(2)).toEqual([
    ["canonical", "https://ecole.example/blog?page=2"],
    ["prev", "https://ecole.example/blog"],
    ["next", "https://ecole.example/blog?page=3"],
  ]);
  expect(links(3)).toEqual([
    ["canonical", "https://ecole.example/blog?page=3"],
    ["prev", "https://ecole.example/blog?page=2"],
  ]);
  expect(page(1)[0]).toEqual({ title: "Blog | École" });
  expect(page(2)[0]).toEqual({ title: "Blog, page 2 | École" });
});
