import type { SanityDocumentLike } from "sanity";
import { expect, test } from "vitest";

import { reviewOf } from "./review.ts";

const page = (_id: string, path: unknown, more: object = {}): SanityDocumentLike => ({
  _id,
  _type: "page",
  title: _id,
  path,
  ...more,
});
const date = "2026-01-10";
const at = (current: unknown) => ({ _type: "slug", current });
const to = (_id: string, from: unknown, target: unknown) => ({ _id, _type: "redirect", from, to: target });

const told = (documents: SanityDocumentLike[], drafts?: string[]) =>
  reviewOf(documents, new Set(drafts)).map(
    ({ document, group, path, what }) => `${document} ${(path as string[]).join(".")}, ${group} : ${what}`,
  );
const places = "Adresses à corriger";
const redirects = "Redirections à corriger";

test("staff learn which documents an import gave one address, and that visitors see but one of them", () => {
  const twins = [page("Tarifs", at("/tarifs")), page("Prix", at("/tarifs"))];
  expect(told(twins)).toEqual([
    `Tarifs path, ${places} : Un autre document, « Prix », a cette adresse, /tarifs : les visiteurs ne voient que l’un des deux.`,
    `Prix path, ${places} : Un autre document, « Tarifs », a cette adresse, /tarifs : les visiteurs ne voient que l’un des deux.`,
  ]);
  const [one, other] = twins;
  expect(told([one!, { ...other!, showUntil: "2020-01-01T08:00:00.000Z" }])).toEqual([]);
  expect(told(twins, ["Prix"])).toEqual([]);
  const articles = ["a", "b", "c"].map((_id) => ({
    _id,
    _type: "article",
    title: _id,
    slug: at("agents"),
    date,
  }));
  expect(told(articles)[0]).toBe(
    `a slug, ${places} : D’autres documents, « b » et « c », ont cette adresse, /blog/agents : les visiteurs n’en voient qu’un.`,
  );
  expect(told([{ ...articles[0]!, slug: at("tarifs") }, page("Tarifs", at("/tarifs"))])).toEqual([]);
});

test("staff learn of an address at which the site shows nothing, as the form says it, and which would do", () => {
  const article = (slug: unknown) => ({ _id: "a", _type: "article", title: "A", slug, date });
  const why = (document: SanityDocumentLike) => told([document])[0]?.split(`${places} : `)[1];
  expect(why(article(at("Été à l’école")))).toBe(
    "Une adresse n’a que des minuscules sans accent, des chiffres et des tirets. Essayez ete-a-l-ecole.",
  );
  expect(why(article(at("agents/ia")))).toBe("Cette adresse ne prend pas de /. Essayez agents-ia.");
  expect(why(page("p", at("/blog/tarifs")))).toBe(
    "Les adresses sous /blog/ sont celles d’un autre type de document.",
  );
  expect(why({ _id: "c", _type: "articleCategory", slug: at("Outils") })).toContain("Essayez outils.");
  for (const none of [undefined, null, "agents", 7, at(7), at("")])
    expect(why(article(none))).toBe("Sans adresse, ce document n’est pas sur le site : écrivez-en une.");
  expect(told([page("p", undefined)], ["p"])).toEqual([]);
});

test("staff learn of redirects that go round in circles, however their addresses are written, and of no other", () => {
  const round = (way: string) => `to, ${redirects} : Cette redirection tourne en rond : ${way}.`;
  const tarifs = page("Tarifs", at("/tarifs"));
  expect(
    told([
      tarifs,
      to("r1", "/a", "/b"),
      to("r2", "/b", "/a"),
      to("r3", "/g", "/G"),
      to("r4", "/h", "/%68"),
      to("r5", "/ancien", "/tarifs?de=ancien"),
      to("r6", "/ailleurs", "https://www.ecole.example/ailleurs"),
    ]),
  ).toEqual([
    `r1 ${round("/a, puis /b, puis /a")}`,
    `r2 ${round("/b, puis /a, puis /b")}`,
    `r3 ${round("/g, puis /G")}`,
    `r4 ${round("/h, puis /%68")}`,
  ]);
});

test("staff learn of redirects that nobody is ever sent on by, and of what cannot be an address, by the old addresses", () => {
  const documents = [
    page("Tarifs", at("/tarifs"), { sections: [{ _key: "s", _type: "plansSection", anchor: "packs" }] }),
    page("Stages", at("/stages"), { showUntil: "2020-01-01T08:00:00.000Z" }),
    to("r1", "/tarifs", "/contact-"),
    to("r2", "/%74arifs", "/recherche"),
    to("r3", "/recherche", "/tarifs"),
    to("r4", "/prix", "/tarifs"),
    to("r5", "/prix/", "/recherche"),
    to("r6", "prix", "/nos tarifs"),
    to("r7", null, 7),
    to("r8", "/stages", "/tarifs#packs"),
    to("r9", "/ancien", "/tarifs#nulle-part"),
  ];
  const online = "Une page est en ligne à cette adresse : les visiteurs n’en seraient jamais redirigés.";
  expect(told(documents)).toEqual([
    `r2 from, ${redirects} : ${online}`,
    `r9 to, ${redirects} : Cette page n’a rien à #nulle-part.`,
    `r4 from, ${redirects} : Cette adresse mène déjà à /recherche : modifiez cette redirection-là.`,
    `r5 from, ${redirects} : Cette adresse mène déjà à /tarifs : modifiez cette redirection-là.`,
    `r3 from, ${redirects} : ${online}`,
    `r1 from, ${redirects} : ${online}`,
    `r1 to, ${redirects} : Il n’y a pas de page en ligne à /contact-.`,
    `r7 from, ${redirects} : L’ancienne adresse est une adresse de ce site : elle commence par /.`,
    `r7 to, ${redirects} : Une adresse commence par / ou https://.`,
    `r6 from, ${redirects} : L’ancienne adresse est une adresse de ce site : elle commence par /.`,
    `r6 to, ${redirects} : Une adresse n’a pas d’espace : écrivez %20 à la place.`,
  ]);
});
