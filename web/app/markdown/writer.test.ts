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
    span("écrivez", ["l"]),
  ];
  expect(write.text([block(children, "normal", [link])])).toBe(
    "À 420\u00a0€ pour 12, [écrivez](https://ecole.example/contact)",
  );
});

test("words in bold before a fact stay in bold", () => {
  const fact = { _key: "f", _type: "fact", name: "groupSize" };
  const children = [span("Au plus ", ["strong"]), fact, span("", ["strong"]), span(" places.")];
  expect(write.text([block(children)])).toBe("**Au plus** 12 places.");
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

test("a plan says what it costs, what one saves, what it includes", () => {
  const offer = {
    ...plan,
    period: "pour 3 mois",
    showOriginal: true,
    description: [block([span("Trois projets.")])],
    features: ["Mentorat"],
    audience: "jeunes" as const,
  };
  const section = { _key: "a", _type: "plansSection" as const, title: "Formules", plans: [offer] };
  expect(join(writeSections([section], write, testCalendar.year)).split("\n\n")).toEqual([
    "## Formules",
    "### Pack 3 mois",
    "**420\u00a0€** pour 3 mois, au lieu de 447\u00a0€",
    "Économisez 27\u00a0€",
    "Trois projets.",
    "- Mentorat",
  ]);
});
