import { expect, onTestFinished, test, vi } from "vitest";

import { readSections } from "./readSections.ts";

const good = {
  _key: "a",
  _type: "callToActionSection",
  title: "Venez",
  actions: [{ label: "Contact", href: "/contact" }],
};

test("a section that does not fit is left out and named in the log; the others stay", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = {
    _key: "b",
    _type: "statisticsSection",
    title: "Chiffres",
    figures: 85,
  };
  const unknown = { _key: "d", _type: "carouselSection" };

  const shown = readSections("page-accueil", [good, broken, unknown]);

  expect(shown.map(({ _key }) => _key)).toEqual(["a"]);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toContainEqual(expect.stringMatching(/^page-accueil statisticsSection\[b\]\.figures: /));
  expect(lines).toContainEqual('page-accueil sections[d]: the site has no section type "carouselSection"');
  log.mockRestore();
});

test("a section stands without what cannot be read beside its title, and without the item that cannot", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const odd = { ...good, eyebrow: 7, anchor: {}, intro: "Bonjour", reassurances: [7, "Sans engagement"] };
  const figures = [
    { _key: "a", value: 85, label: "de pratique" },
    { _key: "b", value: "3x", label: "plus vite" },
  ];
  const statistics = { _key: "b", _type: "statisticsSection", title: "Chiffres", figures };
  expect(readSections("page-accueil", [odd, statistics])).toMatchObject([
    { title: "Venez", eyebrow: null, anchor: null, intro: null, reassurances: ["Sans engagement"] },
    { title: "Chiffres", figures: [{ value: "3x" }] },
  ]);
});

test("a button that leads nowhere, and words of nobody, are left out and named in the log; their section stays", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const nowhere = { label: "Ailleurs", href: "//ailleurs.example" };
  const quote = { _id: "testimonial-1", quote: "Bien !", author: "Ana" };
  const sections = [
    { ...good, actions: [nowhere, ...good.actions] },
    { _key: "b", _type: "heroSection", title: "L’école", actions: [nowhere] },
    { _key: "c", _type: "testimonialsSection", title: "Ils en parlent", testimonials: [null, quote] },
  ];

  expect(readSections("page-accueil", sections)).toMatchObject([
    { _key: "a", actions: [{ label: "Contact" }] },
    { _key: "b", actions: [] },
    { _key: "c", testimonials: [{ author: "Ana" }] },
  ]);
  expect(log.mock.calls).toContainEqual([expect.stringMatching(/Ailleurs.*href: leads nowhere/)]);
  log.mockRestore();
});

test("somebody of the team, a module and a case stand by their name, without what of them cannot be read", () => {
  const named = { _id: "a", title: "Jour 1", name: "Ana" };
  const sections = [
    { _key: "a", _type: "teamSection", title: "L’équipe", members: [{ ...named, role: 7, bio: "Bonjour" }] },
    { _key: "b", _type: "modulesSection", title: "Modules", modules: [{ ...named, duration: 7, skills: 7 }] },
    {
      _key: "c",
      _type: "caseStudiesSection",
      title: "Cas",
      caseStudies: [{ ...named, client: 7, result: 7 }],
    },
  ];
  expect(readSections("page-accueil", sections)).toMatchObject([
    { members: [{ name: "Ana", role: null, bio: [] }] },
    { modules: [{ title: "Jour 1", duration: null, skills: [], description: [] }] },
    { caseStudies: [{ title: "Jour 1", client: null, challenge: [], solution: [], result: [] }] },
  ]);
});
