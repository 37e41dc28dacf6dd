import assert from "node:assert/strict";
import { fixedTexts } from "./fixed-texts.ts";
import { frenchTypography, withFrenchTypography } from "./french-typography.ts";

const putRight = [
  ["Vraiment ?", "Vraiment\u202F?"],
  ["Vraiment? Oui!", "Vraiment\u202F? Oui\u202F!"],
  ["Quoi?!", "Quoi\u202F?!"],
  ["Une chose: l'autre ; la suite", "Une chose\u202F: l’autre\u202F; la suite"],
  ["« oui », «non»", "«\u202Foui\u202F», «\u202Fnon\u202F»"],
  [`Dites "oui", puis "non, merci".`, "Dites «\u202Foui\u202F», puis «\u202Fnon, merci\u202F»."],
  ["Aujourd'hui, l'IA n'est qu'un outil", "Aujourd’hui, l’IA n’est qu’un outil"],
  ["Et puis...", "Et puis…"],
  ["149€, 5 €, 10%, 20 %", "149\u00A0€, 5\u00A0€, 10\u202F%, 20\u202F%"],
  ["1 299 € ou 12 500 000 €", "1\u202F299\u00A0€ ou 12\u202F500\u202F000\u00A0€"],
  ["45 minutes, 14 h, 6 mois", "45\u00A0minutes, 14\u00A0h, 6\u00A0mois"],
  ["Il demande : (vraiment ?)", "Il demande\u202F: (vraiment\u202F?)"],
  ["Voir https://ia4school.be/blog?q=1 !", "Voir https://ia4school.be/blog?q=1\u202F!"],
] as const;

const asTyped = [
  "À 14:30, le mercredi 17h-19h, au format 16:9.",
  "https://fr.wikipedia.org/wiki/L'Oréal?a=b;c!",
  "Écrivez à d'artagnan@ia4school.be",
  "/l'adresse",
  "+32 2 123 45 67, 0470 123 456",
  "2025-10-04T12:00:00Z",
  "image-abc-200x300-png",
  "data:image/png;base64,iVBORw0KGgo=",
  "En 2025 250 élèves et 3,5 kg, 12 rue",
  ...fixedTexts,
];

for (const [typed, right] of putRight) {
  Deno.test(`« ${typed} » is put right, once and for all`, () => {
    assert.equal(frenchTypography(typed), right);
    assert.equal(frenchTypography(right), right);
  });
}

Deno.test("hours, addresses, telephone numbers and texts that are fixed stay as they were typed", () => {
  const spaces = (text: string) => text.replace("250 élèves", "250\u00A0élèves");
  for (const text of asTyped) assert.equal(frenchTypography(text), spaces(text));
});

const span = (text: string, ...marks: string[]) => ({ _type: "span", text, marks });

Deno.test("a paragraph is read across its bold words, its prices and its code", () => {
  const price = { _type: "price", amount: "price" };
  const children = [
    span("C'est "),
    span("vrai", "strong"),
    span(' ? Dites "'),
    span("oui", "em"),
    span('" : ', "em"),
    price,
    span(" mois, "),
    span("const a = 'b' ? 1 : 2", "code"),
    span("!"),
  ];
  const { children: read } = withFrenchTypography({ _type: "block", children });
  assert.deepEqual(read, [
    span("C’est "),
    span("vrai", "strong"),
    span("\u202F? Dites «\u202F"),
    span("oui", "em"),
    span("\u202F»\u202F: ", "em"),
    price,
    span("\u00A0mois, "),
    span("const a = 'b' ? 1 : 2", "code"),
    span("\u202F!"),
  ]);
});

Deno.test("content keeps its shape, and prompts what is to be copied", () => {
  const typed = `L'IA ? "oui"...`;
  const exercise = { prompt: `${typed} [d'où]`, blanks: [{ name: "d'où", choices: [typed] }] };
  const content = { title: "Prêt ?", rows: [{ cells: ["5 €", 3, null] }], body: [{ code: typed }], exercise };
  assert.deepEqual(withFrenchTypography(content), {
    title: "Prêt\u202F?",
    rows: [{ cells: ["5\u00A0€", 3, null] }],
    body: [{ code: typed }],
    exercise,
  });
});

Deno.test("what an importer wrote badly is left as it is, for the shapes to refuse", () => {
  for (const block of [
    { _type: "block", children: null },
    { _type: "block", children: [null] },
    { _type: "block", children: "texte" },
  ])
    assert.deepEqual(withFrenchTypography(block), block);
  const marked = (text: string) => ({ children: [{ _type: "span", text, marks: 5 }] });
  assert.deepEqual(withFrenchTypography(marked("Prêt ?")), marked("Prêt\u202F?"));
});
