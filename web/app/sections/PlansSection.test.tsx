import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { testCalendar, text } from "../calendar/testCalendar.ts";
import type { Plan } from "../content/plan.ts";
import { plansShape } from "../content/sections/plansSection.ts";
import type { Settings } from "../content/settings.ts";
import type { PageSection } from "../content/readSections.ts";
import { writeSections } from "../markdown/sections.ts";
import { createWriter } from "../markdown/writer.ts";
import { Sections } from "./Sections.tsx";

const settings = { facts: {} } as Settings;
const islands = { calculator: { src: "", chunks: [] } };
const { year } = testCalendar;
const plan = {
  name: "Accompagnement",
  audience: "entreprises",
  pricedFor: "group",
  from: true,
  period: "par mois",
  installment: { count: 6, amount: 110 },
  description: text("Une personne suit votre équipe."),
  cta: { label: "Demander une offre", href: "#form" },
} as const;

/** A page with these sections. */
function shown(sections: PageSection[]): string {
  const page = { sections, document: { _id: "page", _type: "page" }, field: "sections", year };
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <Sections {...page} /> }]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { settings, islands } } }} />);
}

/** What visitors and machines read of the prices of a plan and an option, and of other plans; what else the option says. */
function read(price: number | null, others: Plan[] = [], more: Partial<Plan> = {}): string[] {
  const plans = [{ ...plan, _id: "plan", price }, ...others];
  const section: PageSection = {
    _key: "a",
    _type: "plansSection",
    title: "Prix",
    plans,
    options: [{ ...plan, _id: "option", name: "Coaching", price, ...more }],
  };
  const next: PageSection = {
    _key: "b",
    _type: "nextStepSection",
    title: "Ensuite",
    articles: [],
    plan: plans[0]!,
  };
  const html = shown([section, next]);
  const write = createWriter({ url: "https://ecole.example", settings, imageUrl: () => "" });
  return [
    html,
    writeSections([section, next], write, year)
      .flat(Infinity as 4)
      .join("\n"),
  ];
}

test("a price is said with what it begins at and what it is for", () => {
  for (const text of read(500)) {
    expect(text.match(/à partir de/g)).toHaveLength(3);
    expect(text.match(/par mois/g)).toHaveLength(3);
    expect(text.replaceAll("\u00a0", " ")).toContain("ou 6 × 110 € = 660 €");
  }
});

test("the links of a plan and of an option, which say the same, are told apart by whoever hears them alone", () => {
  const [html = "", markdown = ""] = read(500);
  for (const name of ["Accompagnement", "Coaching"])
    expect(html).toContain(`aria-label="Demander une offre\u202f: ${name}"`);
  expect(markdown.match(/Demander une offre/g)).toHaveLength(3);
});

test("what is on quotation begins at nothing, is for no month and paid in no instalments", () => {
  for (const text of read(null)) {
    expect(text).toContain("sur devis");
    expect(text).not.toMatch(/à partir de|par mois|×/);
  }
});

test("what is free is not said to be paid, in instalments nor otherwise", () => {
  const free = { ...plan, _id: "free", price: 0, payment: "par domiciliation" };
  const { plans } = plansShape.parse({ title: "Prix", plans: [free] });
  for (const text of read(null, plans)) {
    expect(text).toContain("gratuit");
    expect(text).not.toMatch(/×|domiciliation/);
  }
});

test("an option says all that is filled in of it", () => {
  const more: Partial<Plan> = {
    kind: "option",
    highlight: "Nouveau",
    subtitle: "À la carte",
    original: 640,
    showOriginal: true,
    showSavingPercent: true,
    payment: "sans frais",
    note: text("Par personne, et non pour le groupe."),
    followUp: "P30D",
    discounts: [{ _key: "a", percent: 10, from: 5, appliesTo: "all" }],
    freeStart: "Une heure offerte",
    features: ["Un bilan"],
  };
  for (const said of read(600, [], more)) {
    const plain = said.replaceAll(/<[^>]*>|\*/g, "").replaceAll(/[\u00a0\u202f]/g, " ");
    for (const words of [
      "Nouveau · À la carte",
      "au lieu de 640 €",
      "Économisez 40 € (6 %)",
      "ou 6 × 110 € = 660 €, sans frais",
      "Par personne, et non pour le groupe.",
      "30 jours après la formation",
      "−10 % dès 5 personnes",
      "Une heure offerte",
      "Un bilan",
    ])
      expect(plain).toContain(words);
  }
});

test("while none of the plans is in its hours the options stand, without a list of nothing", () => {
  const option = { ...plan, _id: "option", name: "Coaching" };
  const { plans, options } = plansShape.parse({ title: "Prix", plans: [], options: [option] });
  expect([plans, options?.map(({ name }) => name)]).toEqual([[], ["Coaching"]]);
  const html = shown([{ _key: "a", _type: "plansSection", title: "Prix", plans, options }]);
  expect(html).toContain("Coaching");
  expect(html).not.toContain("<ul");
});

test("the plans of several publics are counted each in its own people", () => {
  const discounts = [{ _key: "a", percent: 10, from: 2, appliesTo: "further" as const }];
  const lessons = {
    ...plan,
    _id: "lessons",
    name: "Cours",
    price: 40,
    pricedFor: "person" as const,
    discounts,
  };
  const children = { ...lessons, _id: "children", name: "Atelier", audience: "jeunes" as const };
  for (const text of read(500, [lessons, children])) {
    expect(text).toContain("1er enfant");
    expect(text).toContain("1re personne");
    expect(text).toContain("Le prix selon le nombre d’enfants");
    expect(text).toContain("Le prix selon le nombre de\u00a0personnes");
  }
});
