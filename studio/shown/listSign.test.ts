import { expect, test } from "vitest";

import { isOpen } from "./followList.ts";
import { listSign } from "./listSign.ts";
import type { Listed, SiteList } from "./siteAnswer.ts";

const shown: Listed = { rev: "r2", state: "shown", since: "2026-11-23T13:03:20Z", pages: 4, files: 1 };
const now = new Date("2026-11-23T15:00:00Z");
const said = (changes: Partial<Listed>, rev: string | undefined = "r2", type = "plan") => {
  const documents = { a: { ...shown, ...changes } };
  return listSign({ id: "a", type, rev }, { asked: true, answer: { documents } }, now);
};

test("a row says on how many pages, and since when", () => {
  expect(said({})).toEqual({
    kind: "live",
    text: "4\u00a0pages",
    title: "En ligne depuis 14:03. 5 adresses sur le site montrent ce qui est publié.",
  });
  expect(said({ pages: 1, files: 0 })?.text).toBe("1\u00a0page");
  expect(said({ pages: 0 })?.text).toBe("1\u00a0fichier");
});

test("a row says what is not live: nowhere, on its way, in trouble", () => {
  expect(said({ pages: 0, files: 0 })).toMatchObject({ kind: "nowhere", text: "Nulle part" });
  expect(said({ pages: 0, files: 0 }, "r2", "faq")).toMatchObject({ kind: "live", text: "Dans l’assistant" });
  expect(said({ pages: 0, files: 0 }, "r2", "faqCategory")).toBeUndefined();
  expect(said({}, "r3")).toMatchObject({ kind: "on its way", text: "En route" });
  expect(said({ state: "failing" })).toMatchObject({ kind: "in trouble", text: "En panne" });
  expect(listSign({ id: "a", type: "plan", rev: "r2" }, { asked: true })?.text).toBe("En panne");
});

test("what is not in its hours is neither at work nor missing", () => {
  const known = { asked: true, answer: { documents: { a: { ...shown, pages: 0, files: 0 } } } };
  for (const type of ["faq", "article"])
    expect(listSign({ id: "a", type, rev: "r2", waits: true }, known, now)).toBeUndefined();
  const used = { asked: true, answer: { documents: { a: shown } } };
  expect(listSign({ id: "a", type: "plan", rev: "r2", waits: true }, used, now)).toBeUndefined();
  expect(listSign({ id: "a", type: "plan", waits: true }, used, now)?.text).toBe("4\u00a0pages");
});

test("a draft's row speaks of what is published; one never published says nothing", () => {
  const known = { asked: true, answer: { documents: { a: shown } } };
  expect(listSign({ id: "a", type: "plan" }, known, now)?.text).toBe("4\u00a0pages");
  expect(listSign({ id: "b", type: "plan" }, known, now)).toBeUndefined();
  expect(listSign({ id: "b", type: "plan", rev: "r1" }, known, now)?.text).toBe("En route");
  expect(listSign({ id: "a", type: "plan" }, { asked: false }, now)).toBeUndefined();
  const partial = { asked: true, answer: { ...known.answer, partial: true } };
  expect(listSign({ id: "a", type: "plan" }, partial, now)?.text).toMatch(/^au moins \d/);
});

test("the site is asked again while one is on its way, or published as the site does not know it", () => {
  const open = (documents: SiteList | undefined, ...revisions: [string, string][]) =>
    isOpen({ documents }, new Map(revisions));
  expect(open({ a: shown }, ["a", "r2"])).toBe(false);
  expect(open({ a: shown })).toBe(false);
  expect(open({ a: shown }, ["a", "r3"])).toBe(true);
  expect(open({ a: { ...shown, state: "waiting" } })).toBe(true);
  expect(open(undefined)).toBe(true);
  expect(isOpen({ documents: { a: shown }, partial: true }, new Map())).toBe(true);
});
