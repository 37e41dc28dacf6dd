import { expect, test } from "vitest";

import { englishOf } from "./english.ts";
import { own } from "./index.ts";
import { packaged, wordsOf } from "./packaged.ts";
import { setInFrench, type Words } from "./setInFrench.ts";

const english = { ...englishOf("sanity"), ...englishOf("@sanity/vision") };
const namespaces = Object.keys(english);
const englishIn = (namespace: string) => english[namespace] ?? {};
const frenchIn = (namespace: string) => french[namespace] ?? {};

/** What French says with the same word. */
const sameInFrench =
  /^(actions?|code|conditions|date|description|documents?|image|info|normal|perspectives?|sanity studio|type|v|versions?)?$/i;

const french: Record<string, Words> = {};
for (const { namespace, resources } of packaged.bundles ?? [])
  french[namespace] = await wordsOf({ resources });
for (const [namespace, words] of Object.entries(own))
  french[namespace] = { ...french[namespace], ...setInFrench((await words()).default) };

test("the Studio's words are found in its packages", () => {
  expect(namespaces.toSorted()).toEqual([
    "canvas",
    "comments",
    "copy-paste",
    "feedback",
    "media-library",
    "presentation",
    "releases",
    "singleDocRelease",
    "structure",
    "studio",
    "tasks",
    "validation",
    "variants",
    "vision",
  ]);
  for (const namespace of namespaces) expect(Object.keys(englishIn(namespace)).length).toBeGreaterThan(4);
  expect(Object.values(english).flatMap(Object.keys).length).toBeGreaterThan(2000);
});

test.each(namespaces)("« %s » says all in French", (namespace) => {
  expect(Object.keys(englishIn(namespace)).filter((key) => !frenchIn(namespace)[key])).toEqual([]);
});

test.each(Object.entries(own))("« %s » says nothing that the Studio never asks", async (namespace, load) => {
  const asked = new Set(Object.keys(englishIn(namespace)).map(withoutNumber));
  const { default: words } = await load();
  expect(Object.keys(words).filter((key) => !asked.has(withoutNumber(key)))).toEqual([]);
});

test.each(namespaces)("« %s » leaves no English sentence as it was", (namespace) => {
  const left = Object.entries(englishIn(namespace)).filter(
    ([key, text]) => frenchIn(namespace)[key] === text,
  );
  expect(left.filter(([, text]) => !sameInFrench.test(lettersOf(text)))).toEqual([]);
});

test.each(namespaces)("« %s » puts in only what it is given", (namespace) => {
  const given: Record<string, Set<string>> = {};
  for (const [key, text] of Object.entries(englishIn(namespace))) {
    const all = (given[withoutNumber(key)] ??= new Set());
    for (const hole of holes(text)) all.add(hole);
  }
  const wrong = Object.entries(frenchIn(namespace)).filter(([key, text]) =>
    holes(text).some((hole) => given[withoutNumber(key)]?.has(hole) === false),
  );
  expect(wrong).toEqual([]);
});

test.each(namespaces)("« %s » counts as French does", (namespace) => {
  const words = frenchIn(namespace);
  const counted = Object.keys(words).filter(
    (key) => key.endsWith("_other") && words[key]?.includes("{{count}}"),
  );
  const forms = counted.flatMap((key) => ["_one", "_many"].map((form) => key.replace(/_other$/, form)));
  expect(forms.filter((key) => !words[key])).toEqual([]);
  // None takes the singular too: « 1 document » written out would be said of 0.
  expect(
    Object.entries(words).filter(([key, text]) => key.endsWith("_one") && /^1\b|\s1\s/.test(text)),
  ).toEqual([]);
});

test.each(namespaces)("« %s » is set as French is", (namespace) => {
  const loose = / [:;?!»]|« |\p{L}'\p{L}|\.\.\.|"\{\{|\}\}\}/u;
  expect(Object.entries(frenchIn(namespace)).filter(([, text]) => loose.test(text))).toEqual([]);
});

test("which files a field accepts is not said in a computer's words: image/svg+xml", () => {
  expect(frenchIn("studio")["asset-source.dialog.accept-message"]).toMatch(/^Seuls [^{]+\.$/);
});

test("an order is called by its title alone, under « Tri » and after « Rangé : »", () => {
  expect(frenchIn("studio")["default-menu-item.fallback-title"]).toBe("{{title}}");
  for (const by of ["created", "last-edited"])
    expect(frenchIn("structure")[`menu-items.sort-by.${by}`]).not.toMatch(/tri/i);
});

test("how long ago something was done stands for a day: no « le » before it", () => {
  const relative = ["created", "edited", "published-at"].map((state) => `document-status.${state}`);
  for (const key of relative) expect(frenchIn("studio")[key]).toMatch(/^\p{L}+ \{\{date\}\}$/u);
});

test.each(namespaces)("« %s » sends files: only what comes back is « téléchargé »", (namespace) => {
  const sent = Object.entries(frenchIn(namespace)).filter(([key]) => !key.includes("download"));
  expect(sent.filter(([, text]) => /télécharg|téléver|\bactifs?\b|\bassets?\b/i.test(text))).toEqual([]);
});

const withoutNumber = (key: string) => key.replace(/_(zero|one|many|other)$/, "");
const lettersOf = (text: string) => text.replaceAll(/\{\{.*?\}\}|<.*?>|[^\p{L}\s]/gu, "").trim();
const holes = (text: string) =>
  Array.from(text.matchAll(/\{\{\s*([^\s},]+)|<\/?(\w+)/g), ([, hole, tag]) => hole ?? `<${tag}>`);
