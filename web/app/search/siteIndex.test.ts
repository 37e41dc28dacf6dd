import { describe, expect, test } from "vitest";

import { createSiteIndex } from "./siteIndex.ts";

const index = createSiteIndex();
for (const page of [
  {
    article: false,
    path: "/tarifs",
    title: "Tarifs",
    description: "Ce que coûtent les cours.",
    markdown:
      "# Les prix\n\nUn mois, [un prix](/contact), sans engagement.\n\n### Pack 3 mois\n\n**420\u00a0€**",
  },
  {
    article: false,
    path: "/programme/bloc-2",
    title: "Bloc 2\u202f: Vidéos & storytelling IA",
    description: "Créer une vidéo d’une minute.",
    markdown: "# Vidéos\n\nOn écrit un scénario, puis on crée des vidéos avec des images.",
  },
  {
    article: false,
    path: "/agenda",
    title: "Agenda",
    description: "",
    markdown: "# Agenda\n\nLes cours ont lieu le mercredi de 17h à 19h. On finit par un mini-podcast.",
  },
  {
    article: false,
    path: "/programme/bloc-6",
    title: "Bloc 6",
    description: "",
    markdown: "# Hypertrucages\n\nUn hypertrucage se reconnai\u0302t a\u0300 la bouche, comme un nævus.",
  },
])
  index.put(page);
index.equate([
  ["tarif", "prix", "combien"],
  ["hypertrucage", "deepfake", "fausse vidéo"],
]);

const paths = (query: string) => index.find(query).found.map(({ path }) => path);
const marked = (query: string) =>
  index
    .find(query)
    .found[0]?.excerpt.filter(({ found }) => found)
    .map(({ text }) => text);

describe("a visitor who searches", () => {
  test("finds a page without accents, and by other forms of its words", () => {
    expect(paths("creer une video")).toEqual(["/programme/bloc-2"]);
    expect(paths("VIDÉO créée")[0]).toBe("/programme/bloc-2");
    expect(marked("naevus")).toEqual(["nævus"]);
  });

  test("finds a page in spite of a slip", () => {
    expect(paths("mecredi")).toEqual(["/agenda"]);
  });

  test.each(["2990", "2 990", "2\u202f990", "2\u00a0990 €"])(
    "finds the page that has the number %s, and no other",
    (query) => {
      const prices = createSiteIndex();
      const page = { article: false, description: "" };
      prices.put({
        ...page,
        path: "/ecoles",
        title: "Écoles",
        markdown: "Un an\u202f: 1\u202f299\u00a0€ par élève, dès 2 pour 990 élèves.",
      });
      prices.put({
        ...page,
        path: "/entreprises",
        title: "Entreprises",
        markdown: "Trois jours\u202f: 2\u202f990\u00a0€.",
      });
      const { found } = prices.find(query);
      expect(found.map(({ path }) => path)).toEqual(["/entreprises"]);
      expect(found[0]!.excerpt).toContainEqual(expect.objectContaining({ text: "2\u202f990", found: true }));
    },
  );

  test("reads the part that is headed by what was asked before one that says it in passing", () => {
    const agenda = createSiteIndex();
    agenda.put({
      article: false,
      path: "/agenda",
      title: "Agenda",
      description: "",
      markdown:
        "## Atelier\n\nUne journée. Horaire\u202f: 9h-17h.\n\n## Horaires\n\nLe mercredi, de 17h à 19h.",
    });
    const [first] = agenda.find("horaires").found;
    expect(first!.excerpt.map(({ text }) => text).join("")).toContain("Le mercredi");
  });

  test("finds a page by a word that staff hold for equivalent", () => {
    expect(paths("combien")).toEqual(["/tarifs"]);
  });

  test("finds it by an equivalent of several words, accents or none, and the other way round", () => {
    expect(paths("deepfake")).toEqual(["/programme/bloc-6"]);
    expect(paths("une FAUSSE video")[0]).toBe("/programme/bloc-6");
    expect(paths("fausse")).toEqual([]);
  });

  test("finds what says the word before what says much that is equivalent", () => {
    const places = createSiteIndex();
    const page = { article: false, title: "", description: "" };
    places.put({ ...page, path: "/word", markdown: "L’adresse, avec un plan pour venir." });
    places.put({ ...page, path: "/much", markdown: "Un lieu, un endroit." });
    places.put({ ...page, path: "/else", markdown: "Rien de tout cela." });
    places.equate([["adresse", "lieu", "endroit"]]);
    expect(places.find("adresse").found.map(({ path }) => path)).toEqual(["/word", "/much"]);
  });

  test("sees whole words marked, compound ones too, accents however they are written", () => {
    expect(marked("podcast")).toEqual(["mini-podcast"]);
    expect(marked("reconnaît bouche")).toEqual(["reconnai\u0302t", "bouche"]);
  });

  test("sees the words that were looked for in a sentence, without the signs of Markdown", () => {
    expect(marked("engagement")).toEqual(["engagement"]);
    expect(
      index
        .find("engagement")
        .found[0]?.excerpt.map(({ text }) => text)
        .join(""),
    ).toBe("Les prix. Un mois, un prix, sans engagement.");
  });

  test("reads an excerpt that is cut with one sign at its end, whatever stands there", () => {
    const cut = createSiteIndex();
    cut.put({
      article: false,
      path: "/a",
      title: "Marionnette",
      description: "",
      markdown: `Marionnette ${"f".repeat(207)}…. La suite ${"est longue ".repeat(20)}`,
    });
    const excerpt = cut.find("marionnette").found[0]?.excerpt.map(({ text }) => text);
    expect(excerpt?.join("")).toMatch(/[^.…]…$/);
  });

  test("finds each page that says the word, however much more another is about it", () => {
    const holidays = createSiteIndex();
    const page = { title: "", description: "" };
    const text = Array.from({ length: 400 }, (_, number) => `mot${number}`).join(" ");
    holidays.put({ ...page, article: false, path: "/agenda", title: "Noël", markdown: "# Noël\n\nNoël." });
    holidays.put({ ...page, article: true, path: "/blog/stages", markdown: `${text} À Noël, un stage.` });
    holidays.put({ ...page, article: true, path: "/blog/else", markdown: text });
    expect(holidays.find("noel").found.map(({ path }) => path)).toEqual(["/agenda", "/blog/stages"]);
  });

  test("finds all that says the word, some at a time", () => {
    const many = createSiteIndex();
    for (let number = 1; number <= 30; number++)
      many.put({
        article: true,
        path: `/blog/${number}`,
        title: `Cerceau ${number}`,
        description: "",
        markdown: "Un cerceau.",
      });
    many.put({
      article: true,
      path: "/blog/else",
      title: "Toupie",
      description: "",
      markdown: "Une toupie.",
    });
    const pages = [1, 2, 3, 9].map((page) => many.find("cerceau", page));
    expect(pages.map(({ total, found }) => [total, found.length])).toEqual([
      [30, 12],
      [30, 12],
      [30, 6],
      [30, 6],
    ]);
    expect(new Set(pages.flatMap(({ found }) => found.map(({ path }) => path))).size).toBe(30);
  });

  test("finds nothing for words that are nowhere, nor for words that are everywhere", () => {
    expect(paths("plomberie")).toEqual([]);
    expect(paths("de la")).toEqual([]);
    expect(paths("<script>")).toEqual([]);
  });

  test("finds pages with some of the words when none has all", () => {
    expect(paths("mercredi plomberie")).toEqual(["/agenda"]);
  });

  test.each([
    ["that says the same over and over without a heading", "prix ".repeat(400_000)],
    ["with what is no word for it has no end", `prix ${"y".repeat(400_000)}`],
  ])("finds an article %s, and waits for none", (_, markdown) => {
    const long = createSiteIndex();
    long.put({ article: true, path: "/blog/a", title: "Toupie", description: "", markdown });
    expect(long.find("prix").found[0]?.excerpt[0]).toMatchObject({ text: "prix", found: true });
  });
});

test("a page that is put again, or taken out, is found by what it says now", () => {
  const changing = createSiteIndex();
  const page = { article: false, path: "/a", description: "" };
  changing.put({ ...page, title: "Toupie", markdown: "Elle tourne." });
  changing.put({ ...page, title: "Cerceau", markdown: "Il roule." });
  expect([changing.find("toupie").total, changing.find("cerceau").found[0]?.title]).toEqual([0, "Cerceau"]);
  changing.remove("/a");
  expect(changing.find("cerceau").total).toBe(0);
});

test("pages that are put again as they were are found in the same order", () => {
  const again = createSiteIndex();
  const pages = ["Toupie", "Cerceau et toupie, toupie et cerceau", "Un cerceau", "Rien"].map(
    (markdown, at) => ({
      article: false,
      path: `/${at}`,
      title: "",
      description: "",
      markdown,
    }),
  );
  const found = () => ["toupie", "cerceau", "toupie cerceau"].map((query) => again.find(query));
  for (const page of pages) again.put(page);
  const first = found();
  for (const page of [...pages, ...pages, ...pages]) again.put(page);
  expect(found()).toEqual(first);
});

test("words of every script are found as they are written", () => {
  const words = ["Ελληνικά", "日本語", "हिन्दी", "Йогурт", "ﬁn", "straße", "İzmir", "Ørsted", "m²", "½"];
  const scripts = createSiteIndex();
  scripts.put({ article: false, path: "/mots", title: "", description: "", markdown: words.join(", ") });
  for (const word of words) expect(scripts.find(word).found[0]?.path, word).toBe("/mots");
});

test("what is no word, or a sign of the index itself, finds nothing and breaks nothing", () => {
  for (const query of [
    '"',
    "'",
    "AND",
    "NEAR(prix)",
    "title:prix*",
    "a\u0000b",
    'prix" OR "x',
    "👩‍🚀",
    "-".repeat(5_000),
  ])
    expect(() => index.find(query)).not.toThrow();
});
