import { describe, expect, it } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { reviewOf } from "./review.ts";

const page = { _id: "page-a", _type: "page", title: "A", path: { current: "/a" } };
const own = { path: { current: "/b" }, slug: { current: "b" }, date: "2026-01-10" };
const told = (document: Record<string, unknown>) =>
  reviewOf([page, { _id: "b", _type: "page", title: "B", ...own, ...document }]).map(
    ({ group, what }) => `${group} : ${what}`,
  );

describe("staff are told of", () => {
  it("a link to a page that is not there, and of no other", () => {
    const button = (href: string) => ({
      sections: [{ _key: "s", cta: { _type: "action", label: "Voir", href } }],
    });
    expect(told(button("/nulle-part#la"))).toEqual(["Liens morts : rien à /nulle-part#la"]);
    for (const href of [
      "/a",
      "/a?x=1",
      "#",
      "https://ailleurs.be/x",
      "/recherche",
      "/agenda.ics",
      "mailto:a@b.be",
    ])
      expect(told(button(href))).toEqual([]);
  });

  it("a link to a place that its page does not have, by the name of a section or of a heading", () => {
    const heading = { _key: "h", _type: "block", style: "h2", children: [{ text: "Trois outils" }] };
    const sections = [
      { _key: "k1", _type: "plansSection", anchor: "tarifs" },
      { _key: "k2", _type: "proseSection", content: [heading] },
    ];
    const links = (...hrefs: string[]) => hrefs.map((href, at) => ({ _key: `${at}`, label: "Voir", href }));
    const there = ["#tarifs", "#tarifs-plan-a", "#k2", "#trois-outils", "#contenu", "#page-a"];
    expect(told({ sections, links: links(...there) })).toEqual([]);
    expect(told({ sections, links: links("#contact", "/a#tarifs") })).toEqual([
      "Liens morts : rien à #contact",
      "Liens morts : rien à /a#tarifs",
    ]);
    expect(told({ to: { _ref: "page-a" }, anchor: "tarifs" })).toEqual([
      "Liens morts : rien à #tarifs dans cette page",
    ]);
    expect(told({ _type: "article", body: [heading], links: links("#trois-outils", "#quatre") })).toEqual([
      "Liens morts : rien à #quatre",
    ]);
    const withForm = {
      sections: [{ _key: "form", _type: "contactFormSection" }],
      links: links("#contact-form"),
    };
    for (const unknown of [{ _type: "faq", links: links("#partout") }, withForm])
      expect(told(unknown)).toEqual([]);
  });

  it("a link to a document that was taken away", () => {
    expect(told({ to: { _type: "reference", _ref: "page-a" } })).toEqual([]);
    expect(told({ to: { _type: "reference", _ref: "gone" } })).toEqual([
      "Liens morts : le document a disparu",
    ]);
  });

  it("a figure typed with a plain space in the settings, there alone, however many texts insert it", () => {
    const settings = { _id: "settings", _type: "settings", facts: { groupSize: "1 299 élèves" } };
    const children = [
      { _type: "span", text: "Jusqu’à " },
      { _type: "fact", name: "groupSize" },
    ];
    const inserting = { answer: [{ _key: "b", _type: "block", children }] };
    const questions = ["a", "b"].map((_id) => ({
      _id,
      _type: "faq",
      question: "Combien\u202F?",
      ...inserting,
    }));
    const found = reviewOf([settings, ...questions]);
    expect(new Set(found.map(({ document }) => document))).toEqual(new Set(["settings"]));
  });

  it("a person, a camp, a formula or a module that is not online any more, where a text still names it", () => {
    const seed = seedDocuments();
    const told = (gone: Set<string>) =>
      reviewOf(seed, gone).flatMap(({ document, group }) =>
        /n’est pas en ligne/.test(group) ? [document] : [],
      );
    expect(told(new Set())).toEqual([]);
    expect([...new Set(told(new Set(["team-3"])))]).toEqual(["faq-equipe", "faq-equipe-sarah"]);
    const others = [
      { _id: "camp-neige", _type: "camp", title: "Stage de neige" },
      { _id: "plan-nuit", _type: "plan", name: "Pack 9 nuits" },
      { _id: "module-marketing", _type: "trainingModule", title: "Marketing" },
    ];
    const saying = (_id: string, title: string) => ({ ...page, _id, title, path: { current: `/${_id}` } });
    const texts = [
      saying("a", "Nos stages de neige"),
      saying("b", "Le pack de neuf nuits"),
      saying("c", "Le module Marketing"),
      saying("d", "Un stage de marketing"),
    ];
    const gone = new Set(others.map(({ _id }) => _id));
    expect(reviewOf([...others, ...texts], gone).map(({ document }) => document)).toEqual(["a", "b", "c"]);
    expect(reviewOf([...others, ...texts])).toEqual([]);
    const copies = others.map((one) => ({ ...one, _id: `${one._id}-copy` }));
    expect(reviewOf([...others, ...copies, ...texts], new Set(copies.map(({ _id }) => _id)))).toEqual([]);
    const disappeared = others.map((one) => ({ ...one, showUntil: "2026-11-01T08:00:00.000Z" }));
    expect(reviewOf([...disappeared, ...texts]).map(({ document }) => document)).toEqual(["a", "b", "c"]);
  });

  it("typography that visitors see, and last, apart, what the site puts right", () => {
    const texts = { title: "Vraiment ?", lead: "Deux  espaces", name: "Pour 45 minutes..." };
    expect(told({ ...texts, to: { _ref: "gone" } })).toEqual([
      "Liens morts : le document a disparu",
      "Typographie : espace en double : « Deux  espaces »",
      "Typographie que le site corrige lui-même : espace fine insécable avant ; : ! ? : « Vraiment ? »",
      "Typographie que le site corrige lui-même : points de suspension … : « Pour 45 minutes... »",
      "Typographie que le site corrige lui-même : espace insécable entre un nombre et son unité : « Pour 45 minutes... »",
    ]);
  });

  it("a picture without its words, or too small", () => {
    const image = (name: string, alt?: string) => ({ image: { asset: { _ref: `image-${name}` }, alt } });
    expect(told(image("abc-1600x900-png", "Un arc"))).toEqual([]);
    expect(told(image("abc-1600x900-png"))).toEqual(["Images sans texte alternatif : texte alternatif"]);
    expect(told(image("abc-640x480-jpg", "Un arc"))).toEqual([
      "Images trop petites : 640 pixels de large ; il en faut au moins 1200",
    ]);
    expect(told({ _type: "teamMember", ...image("abc-640x640-jpg", "Un portrait") })).toEqual([]);
  });
});

it("nothing is said of the hour at which something comes or goes: nobody reads it", () => {
  expect(told({ showFrom: "2026-11-27T03:40:50.753Z", showUntil: "2026-12-12T11:00:00.000Z" })).toEqual([]);
});

it("the school's own content has nothing of it", () => {
  expect(
    reviewOf(seedDocuments()).map(({ document, group, what }) => `${document} ${group} : ${what}`),
  ).toEqual([]);
});
