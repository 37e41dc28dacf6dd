import { expect, test } from "vitest";

import { validate } from "../../seed/validate.ts";

const page = (path: string) => ({ _type: "page", path: { current: path } });

/** What staff read under a field of a redirect they wrote, its others and some pages being there too. */
async function told(redirect: object, ...others: object[]) {
  const documents = [redirect, ...others, page("/tarifs"), page("/c")].map((fields, index) => ({
    _id: `redirect-${index}`,
    _type: "redirect",
    ...fields,
  }));
  const remarks = await validate(documents);
  return remarks
    .filter(({ document }) => document === "redirect-0")
    .map(({ field, message }) => `${field} : ${message}`);
}

test("staff who mistype a redirect are told what is wrong with which address", async () => {
  expect(await told({ from: "/prix", to: "/tarifs?de=prix#formules" })).toEqual([]);
  expect(await told({ from: "/œuvres", to: "https://ecole.example/à" })).toEqual([]);
  expect(await told({})).toEqual([
    "from : Quelle adresse n’existe plus ?",
    "to : Où mène cette redirection ?",
  ]);
  expect(await told({ from: "prix", to: "/nos tarifs" })).toEqual([
    "from : L’ancienne adresse est une adresse de ce site : elle commence par /.",
    "to : Une adresse n’a pas d’espace : écrivez %20 à la place.",
  ]);
  expect(await told({ from: "/prix?de=1", to: "//evil.example" })).toEqual([
    "from : L’ancienne adresse s’écrit sans ? ni # : elle vaut pour tout ce qui les suit.",
    "to : Une adresse du site n’a pas deux / de suite.",
  ]);
});

test("staff who send a redirect round in circles are shown the circle, however its addresses are spelled", async () => {
  expect(await told({ from: "/été", to: "/b" }, { from: "/b/", to: "/%C3%A9t%C3%A9" })).toEqual([
    "to : Cette redirection tourne en rond : /%C3%A9t%C3%A9, puis /b, puis /%C3%A9t%C3%A9.",
  ]);
  const round = (way: string) => [`to : Cette redirection tourne en rond : ${way}.`];
  expect(await told({ from: "/g", to: "/G" })).toEqual(round("/g, puis /G"));
  expect(await told({ from: "/g", to: "/%67?de=g" })).toEqual(round("/g, puis /%67?de=g"));
  expect(await told({ from: "/a", to: "/B/" }, { from: "/b", to: "/a#prix" })).toEqual(
    round("/a, puis /B/, puis /a#prix"),
  );
  expect(await told({ from: "/a", to: "/c" }, { from: "/c//", to: "/a" })).toEqual([]);
  // What stands at /c is a page.
  expect(await told({ from: "/a", to: "/c" }, { from: "/c", to: "/a" })).toEqual([]);
});

test("staff learn that a redirect stops half-way, leads nowhere, or would never be followed", async () => {
  expect(await told({ from: "/a", to: "/b" }, { from: "/b", to: "/c" })).toEqual([
    "to : /b mène déjà à /c : écrivez plutôt /c.",
  ]);
  expect(await told({ from: "/a", to: "/nulle-part" })).toEqual([
    "to : Il n’y a pas de page en ligne à /nulle-part.",
  ]);
  expect(await told({ from: "/a", to: "/recherche?q=prix" })).toEqual([]);
  expect(await told({ from: "/tarifs", to: "/c" })).toEqual([
    "from : Une page est en ligne à cette adresse : les visiteurs n’en seraient jamais redirigés.",
  ]);
  expect(await told({ from: "/a", to: "/c" }, { from: "/a/", to: "/tarifs" })).toEqual([
    "from : Cette adresse mène déjà à /tarifs : modifiez cette redirection-là.",
  ]);
});

test("a redirect may start where a page is no longer or not yet online, and may not lead there", async () => {
  const over = { ...page("/stages-2026"), showUntil: "2026-01-01T08:00:00.000Z" };
  const soon = { ...page("/bientot"), showFrom: "2999-01-01T08:00:00.000Z" };
  const begun = { ...page("/en-chantier"), _id: "drafts.chantier" };
  const away = (from: string) => told({ from, to: "/tarifs" }, over, soon, begun);
  const there = (to: string) => told({ from: "/a", to }, over, soon, begun);
  for (const address of ["/stages-2026", "/bientot", "/en-chantier"]) {
    expect(await away(address)).toEqual([]);
    expect(await there(address)).toEqual([`to : Il n’y a pas de page en ligne à ${address}.`]);
  }
});

test("a category of the blog is a page like the others to a redirect", async () => {
  const category = { _type: "articleCategory", slug: { current: "outils" } };
  expect(await told({ from: "/blog/categorie/outils-ia", to: "/blog/categorie/outils" }, category)).toEqual(
    [],
  );
  expect(await told({ from: "/blog/categorie/outils", to: "/tarifs" }, category)).toEqual([
    "from : Une page est en ligne à cette adresse : les visiteurs n’en seraient jamais redirigés.",
  ]);
  expect(await told({ from: "/a", to: "/blog/categorie/nulle" }, category)).toEqual([
    "to : Il n’y a pas de page en ligne à /blog/categorie/nulle.",
  ]);
});
