import { expect, test } from "vitest";

import { testCalendar } from "../calendar/testCalendar.ts";
import { writeSections } from "./sections.ts";
import { createWriter, join } from "./writer.ts";

const plan = { _id: "plan-trimestre", name: "Pack 3 mois", price: 420, original: 447, installment: null };
const write = createWriter({
  url: "https://ecole.example/tarifs",
  settings: { facts: { groupSize: "12" } } as never,
  imageUrl: (image, width) => `/images/${image.asset._id}?w=${width}`,
});

const span = (text: string, marks: string[] = []) => ({ _key: text, _type: "span" as const, text, marks });
function block(children: object[], style = "normal", markDefs: object[] = []) {
  return { _key: "a", _type: "block", style, markDefs, children } as never;
}

test("prices, facts and links are written as what they stand for", () => {
  const link = { _key: "l", _type: "link", href: "/contact" };
  const children = [
    span("À "),
    { _key: "p", _type: "price", amount: "price", plan },
    span(" pour "),
    { _key: "f", _type: "fact", name: "groupSize" },
    span(", "),
    { _key: "t", _type: "total", said: "840\u00a0€" },
    span(" pour deux, "),
    span("écrivez", ["l"]),
  ];
  expect(write.text([block(children, "normal", [link])])).toBe(
    "À 420\u00a0€ pour 12, 840\u00a0€ pour deux, [écrivez](https://ecole.example/contact)",
  );
});

test("words in bold around a fact have it in bold, those before it alone do not", () => {
  const fact = { _key: "f", _type: "fact", name: "groupSize" };
  const bold = span("Au plus ", ["strong"]);
  expect(write.text([block([bold, fact, span("", ["strong"]), span(" places.")])])).toBe(
    "**Au plus 12** places.",
  );
  expect(write.text([block([bold, fact, span(" places.")])])).toBe("**Au plus** 12 places.");
});

test("a link within the page leads to that page", () => {
  expect(write.link({ label: "Les formules", href: "#tarifs" })).toBe(
    "[Les formules](https://ecole.example/tarifs#tarifs)",
  );
});

test("words that look like Markdown stay words", () => {
  expect(write.link({ label: "Note [1] *", href: "https://a.example/" })).toBe(
    String.raw`[Note \[1\] \*](https://a.example/)`,
  );
});

test("a long text keeps its film, its gallery and its button", () => {
  const image = (alt: string) => ({ _key: alt, alt, asset: { _id: `image-${alt}`, width: 10, height: 10 } });
  const body = [
    {
      _key: "a",
      _type: "video",
      title: "La démo",
      url: "https://www.youtube.com/x",
      duration: "3 min",
      image: image("a"),
    },
    { _key: "b", _type: "gallery", images: [image("b"), image("c")] },
    { _key: "c", _type: "action", label: "Écrire", href: "/contact" },
    {
      _key: "d",
      _type: "table",
      headerRows: 0,
      rows: [{ _key: "1", cells: [{ _key: "1", value: [block([span("A")])] }] }],
    },
  ] as never;
  expect(write.text(body).split("\n\n")).toEqual([
    "[La démo](https://www.youtube.com/x) (vidéo, 3 min, youtube.com)",
    "![b](https://ecole.example/images/image-b?w=1280)",
    "![c](https://ecole.example/images/image-c?w=1280)",
    "[Écrire](https://ecole.example/contact)",
    "|  |\n| --- |\n| A |",
  ]);
});

test("a long text keeps its table, its prompt, its remark and its picture", () => {
  const cell = (text: string) => ({ _key: text, value: [block([span(text)])] });
  const body = [
    block([span("Comparer")], "h2"),
    {
      _key: "t",
      _type: "table",
      rows: [
        { _key: "1", cells: [cell("Outil"), cell("Prix")] },
        { _key: "2", cells: [cell("A|B"), cell("10")] },
      ],
    },
    { _key: "c", _type: "prompt", code: "Sujet : un kiosque" },
    { _key: "d", _type: "callout", content: [block([span("Attention.")])] },
    {
      _key: "e",
      _type: "illustration",
      alt: "Six arcs",
      caption: "Un dessin",
      asset: { _id: "image-1", width: 10, height: 10 },
    },
  ] as never;
  expect(write.text(body, 1).split("\n\n")).toEqual([
    "### Comparer",
    "| Outil | Prix |\n| --- | --- |\n| A\\|B | 10 |",
    "```\nSujet : un kiosque\n```",
    "> Attention.",
    "![Six arcs](https://ecole.example/images/image-1?w=1280)",
    "_Un dessin_",
  ]);
});

test("a prompt that holds code of its own stays one prompt", () => {
  const prompt = (code: string) => write.text([{ _key: "a", _type: "prompt", code }]);
  expect(prompt("Corrige :\n```\nlet a;\n```")).toBe("````\nCorrige :\n```\nlet a;\n```\n````");
  expect(prompt("Corrige `a`.")).toBe("```\nCorrige `a`.\n```");
});

const offer = {
  ...plan,
  period: "pour 3 mois",
  description: [block([span("Trois projets.")])],
  audience: "ecoles" as const,
  pricedFor: "person" as const,
};
const plansSection = { _key: "a", _type: "plansSection" as const, title: "Formules" };

test("a plan says what it costs, what one saves, for how many and how long, what it includes", () => {
  const full = {
    ...offer,
    highlight: "Recommandé",
    subtitle: "Pour s’y mettre",
    showOriginal: true,
    showSavingPercent: true,
    installment: { count: 3, amount: 150 },
    payment: "sans frais",
    hours: 30,
    duration: "P3M",
    freeStart: "Premier mois offert",
    features: ["Mentorat"],
  };
  const section = { ...plansSection, eyebrow: "Nos *prix*", plans: [full] };
  expect(join(writeSections([section], write, testCalendar.year)).split("\n\n")).toEqual([
    "## Formules",
    String.raw`_Nos \*prix\*_`,
    "### Pack 3 mois",
    "Recommandé · Pour s’y mettre",
    "**420\u00a0€** pour 3 mois, au lieu de 447\u00a0€",
    "Économisez 27\u00a0€ (6\u202f%)",
    "ou 3 × 150\u00a0€ = 450\u00a0€, sans frais",
    "Trois projets.",
    "- Groupe : 12\u00a0participants au plus\n- Durée : 30\u00a0heures en 3\u00a0mois\n- Pour commencer : Premier mois offert",
    "- Mentorat",
  ]);
});

test("what a plan costs by the number of pupils is a table", () => {
  const discounts = [
    { _key: "d", percent: 10, from: 5, appliesTo: "all" as const, condition: "Sur demande." },
  ];
  const written = join(
    writeSections([{ ...plansSection, plans: [{ ...offer, discounts }] }], write, testCalendar.year),
  );
  expect(written.split("\n\n").slice(-3)).toEqual([
    "### Le prix selon le nombre d’élèves",
    [
      "| Élèves | Pack 3 mois, pour 3 mois |",
      "| --- | --- |",
      "| 1 à 4\u00a0élèves | 420\u00a0€ |",
      "| 5\u00a0élèves et plus, −10\u00a0% | 378\u00a0€ (1\u202f890\u00a0€ pour 5) |",
    ].join("\n"),
    "Sur demande.",
  ]);
});
