import type { SanityDocumentLike } from "sanity";
import { describe, expect, it } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { checkCoherence } from "./checkCoherence.ts";

const settings = {
  _id: "settings",
  _type: "settings",
  facts: {
    groupSize: "12",
    ages: "14-18 ans",
    programmeDuration: "6 mois",
    blockDuration: "4 semaines",
    workshopHours: "9h-17h",
    presentationDuration: "45 minutes",
    callDuration: "30 minutes",
    replyDelay: "24 heures",
    guaranteeDuration: "30 jours",
  },
};
const edition = {
  _id: "edition-a",
  _type: "edition",
  firstDay: "2026-11-01",
  lastDay: "2027-04-30",
  classes: [
    { _key: "w", day: "wednesday", hours: "17h-19h" },
    { _key: "s", day: "saturday", hours: "10h-12h" },
  ],
};
const rest = {
  _id: "detente",
  _type: "holiday",
  name: "Congé de détente",
  start: "2027-02-22",
  end: "2027-03-07",
};
const monthly = {
  _id: "plan-mensuel",
  _type: "plan",
  name: "Abonnement mensuel",
  audience: "jeunes",
  price: 149,
  duration: "P1M",
};
const quarterly = {
  _id: "plan-trimestre",
  _type: "plan",
  name: "Pack 3 mois",
  audience: "jeunes",
  price: 420,
  comparedTo: { plan: { _ref: "plan-mensuel" }, quantity: 3 },
  duration: "P3M",
  discounts: [
    { percent: 10, from: 2, appliesTo: "further" },
    { percent: 15, from: 3, appliesTo: "further" },
  ],
};
const classPlan = {
  _id: "plan-ecole",
  _type: "plan",
  name: "Formule semestrielle",
  audience: "ecoles",
  price: 1295,
  period: "par élève, pour 6 mois",
  duration: "P6M",
  discounts: [{ percent: 20, from: 10, appliesTo: "all" }],
};
const halfYear = {
  _id: "plan-semestre",
  _type: "plan",
  name: "Programme 6 mois",
  audience: "jeunes",
  price: 780,
  duration: "P6M",
  installment: { count: 6, amount: 135 },
};
const intra = {
  _id: "plan-intra",
  _type: "plan",
  name: "Formation intra-entreprise",
  audience: "entreprises",
  price: 2990,
  duration: "P2D",
  hours: 14,
  participants: 8,
  followUp: "P30D",
};
const christmas = {
  _id: "camp-noel",
  _type: "camp",
  title: "Stage de Noël",
  period: "Vacances de Noël",
  duration: "3 jours",
};
const carnival = { _id: "camp-carnaval", _type: "camp", title: "Stage de carnaval", duration: "1 à 2 jours" };
const dataModule = {
  _id: "module-data",
  _type: "trainingModule",
  title: "Données",
  duration: "3 jours ou 6 demi-journées",
};
const school = [
  settings,
  edition,
  rest,
  monthly,
  quarterly,
  halfYear,
  classPlan,
  intra,
  christmas,
  carnival,
  dataModule,
];

const today = "2026-11-23";
const span = (text: string) => ({ _type: "span", text });
const block = (...children: unknown[]) => [{ _type: "block", _key: "b1", children }];
const faq = (...children: unknown[]) => ({
  _id: "faq-1",
  _type: "faq",
  question: "Et alors ?",
  answer: block(...children),
});
const price = (plan: string) => ({ _type: "price", plan: { _ref: plan }, amount: "price" });

/** What staff are told of one answer: « found : kind ». */
function toldOf(answer: string | SanityDocumentLike) {
  const document = typeof answer === "string" ? faq(span(answer)) : answer;
  return checkCoherence([...school, document], today).findings.map(({ found, kind }) => `${found} : ${kind}`);
}

describe("a member of staff who types a price", () => {
  it.each([
    "Un mois coûte 139 €.",
    "Un mois coûte 139€.",
    "Un mois coûte 139\u00A0euros.",
    "Un mois coûte 139\u202FEUR.",
    "Un mois coûte cent trente-neuf euros.",
  ])("is told that no plan costs that: %s", (text) => {
    expect(toldOf(text)).toEqual([expect.stringMatching(/disagreement$/)]);
  });

  it.each(["1\u202F299\u00A0€", "1 299€", "1.299 euros", "1,299 €", "€ 1 299"])(
    "is told so however thousands are spaced: %s",
    (text) => {
      expect(toldOf(`Comptez ${text} en tout.`)).toEqual([`${text} : disagreement`]);
    },
  );

  it("sees the nearest amount and the plan it belongs to", () => {
    const [finding] = checkCoherence([...school, faq(span("Un mois coûte 139 €."))]).findings;
    expect(finding?.message).toMatch(/Abonnement mensuel, prix\s: 149/);
    expect(finding).toMatchObject({
      document: "faq-1",
      type: "faq",
      title: "Et alors ?",
      path: ["answer", { _key: "b1" }],
    });
  });

  it("is told that the plan's own price can be inserted instead", () => {
    expect(toldOf("Un mois coûte 149 €.")).toEqual(["149 € : insertable"]);
  });

  it("is told so of a saving, which nobody wrote down", () => {
    expect(toldOf("Vous gagnez 27 € avec le pack.")).toEqual(["27 € : insertable"]);
  });

  it("is found out when bold type cuts the price in two", () => {
    expect(toldOf(faq(span("Un mois coûte 1"), span("39"), span("\u00A0€.")))).toEqual([
      "139\u00A0€ : disagreement",
    ]);
  });

  it("is left alone in a field where nothing can be inserted, as long as it is right", () => {
    const title = (text: string) => ({ _id: "page-1", _type: "page", title: text });
    expect(toldOf(title("Un mois à 149 €"))).toEqual([]);
    expect(toldOf(title("Un mois à 159 €"))).toEqual(["159 € : disagreement"]);
  });

  it("is left alone with an inserted price, a tool's price in dollars, a percentage, a date and a telephone number", () => {
    expect(toldOf(faq(span("Un mois coûte "), price("plan-mensuel"), span(".")))).toEqual([]);
    expect(
      toldOf("ChatGPT Plus coûte 20 dollars, 10 % de moins le 7 novembre 2025, au 02 123 45 67."),
    ).toEqual([]);
  });

  it("is told of both ends of a range", () => {
    expect(toldOf("De 600 à 1 200 € la semaine.")).toEqual(["600 à 1 200 € : disagreement"]);
  });
});

describe("an inserted amount", () => {
  const saving = { ...price("plan-trimestre"), amount: "saving" };
  const text = faq(span("Le pack fait gagner "), saving, span(" sur "), price("plan-mensuel"), span("."));
  const toldWith = (change: (plan: SanityDocumentLike) => object) =>
    checkCoherence([...school.map((one) => ({ ...one, ...change(one) })), text], today).findings;

  it("is found once its plan no longer has it", () => {
    expect(toldWith(() => ({}))).toEqual([]);
    const found = toldWith(({ _id }) => (_id === "plan-trimestre" ? { comparedTo: undefined } : {}));
    expect(found).toMatchObject([
      {
        document: "faq-1",
        path: ["answer", { _key: "b1" }],
        found: "[Pack 3 mois]",
        excerpt: "Le pack fait gagner [Pack 3 mois] sur […].",
        message: "« Pack 3 mois » n’a pas de montant « économie » : la phrase ne paraît pas.",
      },
    ]);
  });

  it("is found once its plan is on quotation, what is computed from it too", () => {
    const found = toldWith(({ _id }) => (_id === "plan-mensuel" ? { price: undefined } : {}));
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining("« Pack 3 mois » n’a pas de montant"),
      "« Abonnement mensuel » n’a pas de prix : la phrase ne paraît pas.",
    ]);
  });

  it("is nothing to tell of where it is a price alone, « sur devis »", () => {
    const alone = (amount: string) =>
      checkCoherence(
        [...school.map((one) => ({ ...one, price: undefined })), faq({ ...price("plan-mensuel"), amount })],
        today,
      ).findings;
    expect(alone("price")).toEqual([]);
    expect(alone("saving")).toHaveLength(1);
  });
});

describe("a plan that has disappeared", () => {
  const showUntil = "2026-11-01T08:00:00.000Z";
  const told = (...answer: unknown[]) =>
    checkCoherence(
      [...school.map((one) => (one === quarterly ? { ...quarterly, showUntil } : one)), faq(...answer)],
      today,
    ).findings;

  it("is found wherever an amount of it is still inserted, alone or for several", () => {
    const total = { _type: "total", plan: { _ref: "plan-trimestre" }, people: 2 };
    const found = told(span("Comptez "), price("plan-trimestre"), span(", à deux "), total, span("."));
    expect(found).toMatchObject([
      {
        found: "[Pack 3 mois]",
        excerpt: "Comptez [Pack 3 mois], à deux [Pack 3 mois].",
        kind: "disagreement",
      },
      { message: expect.stringMatching(/^« Pack 3 mois » n’est pas sur le site \(disparu le 1er nov/) },
    ]);
    expect(told(price("plan-mensuel"))).toEqual([]);
  });

  it("is none of those that a typed amount may mean", () => {
    expect(told(span("Le pack 3 mois coûte 420 €.")).map(({ message }) => message)).toEqual([
      "Aucun document ne donne ce chiffre : corrigez-le, ou acceptez-le.",
    ]);
    expect(told(span("Comptez 400 €."))[0]?.message).not.toContain("Pack 3 mois");
  });
});

describe("a member of staff who names a plan beside an amount", () => {
  const message = (text: string, documents: SanityDocumentLike[] = school) =>
    checkCoherence([...documents, faq(span(text))], today).findings.map((finding) => finding.message);
  const next = (from: string) =>
    school.map((one) => (one === quarterly ? { ...quarterly, nextPrice: { amount: 450, from } } : one));

  it.each([
    ["Le pack 3 mois coûte 780 €.", /Pack 3 mois, prix\s: 420/],
    ["Nos packs de trois mois coûtent 780 €.", /Pack 3 mois, prix\s: 420/],
    ["Le pack 3 mois coûte 447 €.", /Pack 3 mois, prix\s: 420/],
    ["Pour les écoles, comptez 780 € pour 6 mois.", /Formule semestrielle, prix\s: 1.295/],
    ["Le programme 6 mois vaut 1 295 €, la semestrielle 1 295 €.", /Programme 6 mois, prix\s: 780/],
  ])("is told that plan's own price: %s", (text, told) => {
    expect(message(text)[0]).toMatch(told);
  });

  it.each([
    ["Le pack 3 mois fait économiser 30 €.", "27\u00A0€"],
    ["Le pack 3 mois : 420 € au lieu de 450 €.", "447\u00A0€"],
    ["Le pack 3 mois coûte 430 € au lieu de 447 €.", "420\u00A0€"],
    ["Le programme 6 mois se paie 6 x 130 €.", "135\u00A0€"],
    ["Le pack 3 mois fait gagner 27 € et coûte 430 €.", undefined],
    ["Le pack 3 mois coûte 440 € au lieu de 447 €.", undefined],
  ])("can have the amount written that its words call, where it is the nearest too: %s", (text, written) => {
    const { findings } = checkCoherence([...school, faq(span(text))], today);
    const disagreements = findings.filter(({ kind }) => kind === "disagreement");
    expect(disagreements.map(({ replacement }) => replacement?.written)).toEqual([written]);
  });

  it.each(["Le programme 6 mois : 6 x 135 €.", "Le programme 6 mois : 6 × 135 €."])(
    "is told nothing wrong of its instalments, multiplied: %s",
    (text) => expect(toldOf(text)).toEqual(["135 € : insertable"]),
  );

  it("may insert its price in place of what was typed", () => {
    const [finding] = checkCoherence([...school, faq(span("Le pack 3 mois coûte 780 €."))], today).findings;
    expect(finding?.replacement).toEqual({
      length: "780 €".length,
      title: "Pack 3 mois, prix",
      written: "420\u00A0€",
      object: { _type: "price", plan: { _type: "reference", _ref: "plan-trimestre" }, amount: "price" },
    });
  });

  it("is told of the nearest price where none is named, which may be another plan's and is not inserted for it", () => {
    const [finding] = checkCoherence([...school, faq(span("Le prix reste de 139 €."))], today).findings;
    expect(finding?.message).toMatch(/Le montant le plus proche\s: Abonnement mensuel/);
    expect(finding?.replacement).toBeUndefined();
  });

  it("is told of a price to come, which the text may say with its day", () => {
    const [told] = message("Le pack 3 mois coûte 450 €.", next("2027-01-01"));
    expect(told).toMatch(/420\s€, puis 450\s€ dès le 1er\sjanvier 2027/);
    expect(message("Le pack 3 mois coûtera 450 € dès le 1er janvier.", next("2027-01-01"))).toEqual([]);
  });

  it("is held against the new price once its day has come", () => {
    expect(message("Le pack 3 mois coûte 420 €.", next("2026-11-23"))[0]).toMatch(/Pack 3 mois, prix\s: 450/);
  });
});

describe("a member of staff who types a discount", () => {
  it.each([
    ["20 % pour le deuxième enfant.", "20 % : disagreement"],
    ["Le 2e enfant paie 15 % de moins.", "15 % : disagreement"],
    ["10 % à partir du troisième enfant.", "10 % : disagreement"],
    ["-10 % dès 10 élèves.", "10 % : disagreement"],
    ["Une remise de 25 % pour les familles.", "25 % : disagreement"],
  ])("is told which one the plans give: %s", (text, told) => {
    expect(toldOf(text)).toEqual([told]);
  });

  it.each([
    "10 % pour le deuxième enfant et 15 % à partir du troisième.",
    "-20 % dès 10 élèves.",
    "85 % des élèves continuent.",
  ])("is left alone where it agrees, or is no discount: %s", (text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it.each([
    ["10 % pour le deuxième enfant et 15 % à partir du troisième.", ["10 %", "15 %"]],
    ["Le 2e enfant paie 10 % de moins.", ["10 %"]],
    ["Une réduction de 10 % pour chaque enfant.", ["10 %"]],
    ["-20 % dès 10 élèves.", []],
    ["80 % des débutants le disent dès le premier mois.", []],
  ])("is told that the plans of that public give none any more: %s", (text, told) => {
    const without = school.map((one) => (one === quarterly ? { ...quarterly, discounts: undefined } : one));
    expect(checkCoherence([...without, faq(span(text))], today).findings.map(({ found }) => found)).toEqual(
      told,
    );
  });

  it("is told so where no plan at all gives any, and of the plans that the document shows", () => {
    const without = school.map((one) => ({ ...one, discounts: undefined }));
    const [finding] = checkCoherence([...without, faq(span("Une réduction de 10 %."))], today).findings;
    expect(finding?.message).toMatch(/^Aucun document ne donne ce chiffre/);
    expect(toldOf(faq(price("plan-ecole"), span(", et une réduction de 10 %.")))).toEqual([
      "10 % : disagreement",
    ]);
    expect(toldOf(faq(price("plan-ecole"), span(", et une réduction de 20 %.")))).toEqual([]);
  });
});

describe("a member of staff who types what is free to begin with", () => {
  const offering = (freeStart?: string) =>
    school.map((one) => (one === monthly ? { ...monthly, freeStart } : one));
  const told = (text: string, freeStart?: string) =>
    checkCoherence([...offering(freeStart), faq(span(text))], today).findings.map(({ found }) => found);

  it.each([
    ["Le premier mois d’une inscription est offert.", "premier mois d’une inscription est offert"],
    ["Un essai gratuit est possible.", "essai gratuit"],
    ["Le mois offert commence ensuite.", "mois offert"],
  ])("is told once no plan offers it: %s", (text, found) => {
    expect(told(text, "Premier mois offert, et essai gratuit possible")).toEqual([]);
    expect(told(text)).toEqual([found]);
  });

  it("is told of what alone is over, and of nothing else that is free", () => {
    expect(told("Essai gratuit, et premier mois offert.", "Essai gratuit possible")).toEqual([
      "premier mois offert",
    ]);
    expect(
      told("Le premier mois, on dessine. Une présentation gratuite, un cours gratuit en ligne."),
    ).toEqual([]);
  });
});

describe("a figure that a page shows", () => {
  const page = (title: string, value: string) => ({
    _id: `page-${value}`,
    _type: "page",
    title,
    sections: [{ _key: "s", figures: [{ _type: "figure", _key: "f", value, label: "élèves formés" }] }],
  });
  const told = (...documents: SanityDocumentLike[]) =>
    checkCoherence([...school, ...documents], today).findings.map(({ found, message }) => [found, message]);
  const about = page("À propos", "650+");
  const message = "Une page montre un autre chiffre. À propos : 650+ élèves formés.";

  it("is found where a text still says another", () => {
    expect(told(about, faq(span("Plus de 500 élèves sont déjà formés.")))).toEqual([
      ["Plus de 500 élèves", message],
    ]);
    expect(told(about, faq(span("Plus de 650 élèves formés, et plus de 10 élèves attendent.")))).toEqual([]);
  });

  it("is found where another page shows another of the same", () => {
    expect(told(about, page("Écoles", "500+"))).toEqual([
      ["650+", "Une page montre un autre chiffre. Écoles : 500+ élèves formés."],
      ["500+", message],
    ]);
  });
});

describe("a member of staff who types where the school is, or how to reach it", () => {
  const contact = { phone: "04 222 33 44", place: "quartier du Laveu", city: "Liège" };
  const own = [{ ...settings, name: "Lumière", contact }, ...school.slice(1)];
  const findings = (document: SanityDocumentLike) => checkCoherence([...own, document], today).findings;

  it("is told that it can be inserted, where it can", () => {
    const text = "Lumière vous attend, dans le quartier du Laveu, au 04 222 33 44.";
    const found = findings(faq(span(text)));
    expect(found.map(({ found, kind }) => `${found} : ${kind}`)).toEqual([
      "04 222 33 44 : insertable",
      "quartier du Laveu : insertable",
    ]);
    expect(found[1]?.replacement).toMatchObject({ object: { _type: "fact", name: "place" } });
    expect(findings({ _id: "page-1", _type: "page", title: text })).toEqual([]);
  });

  it("is left alone with its town, with its name, and with longer words", () => {
    expect(findings(faq(span("À Liège, Lumière connaît le quartier du Laveunois.")))).toEqual([]);
  });
});

describe("a member of staff who types a date", () => {
  const holiday = {
    _id: "noel",
    _type: "holiday",
    name: "Vacances de Noël",
    start: "2026-12-21",
    end: "2027-01-03",
  };
  const spring = {
    _id: "printemps",
    _type: "holiday",
    name: "Vacances de printemps",
    start: "2027-04-26",
    end: "2027-05-09",
  };
  const before = { ...holiday, _id: "noel-2025", start: "2025-12-22", end: "2026-01-04" };
  const findings = (text: string) =>
    checkCoherence([...school, before, holiday, spring, faq(span(text))], today).findings;
  const told = (text: string) => findings(text).map(({ found }) => found);

  it.each(["demain", "2026-99-99", "20266-11-30"])("is told the rest where a stored day is « %s »", (day) => {
    const month = {
      _id: "mois",
      _type: "monthlyProgramme",
      rank: 1,
      start: day,
      edition: { _ref: "edition" },
    };
    const days = { firstDay: day, lastDay: day };
    const wrong = [
      month,
      { ...holiday, start: day },
      { ...edition, ...days },
      { ...edition, _id: "b", lastDay: day },
    ];
    const text = faq(span("À 159 € par mois, dès l’édition de novembre 2025."));
    expect(checkCoherence([monthly, ...wrong, text], today).findings.map(({ found }) => found)).toContain(
      "159 €",
    );
  });

  it.each([
    "Le programme commence le 1er novembre 2026.",
    "Pas de cours aux vacances de Noël, du 21 décembre au 3 janvier.",
    "Non : le 23 décembre 2026 tombe pendant les vacances de Noël, et les cours reprennent le mercredi 6 janvier.",
    "Né le 7 novembre 2025.",
    "Après les congés, les cours reprennent le mercredi 6 janvier 2027.",
    "La rentrée a lieu le mercredi 4 novembre 2026.",
    "Le programme commence le mercredi 4 novembre et se termine le 24 avril.",
    "Le stage de Noël a lieu du 28 au 30 décembre, pendant les vacances de Noël.",
  ])("is left alone where it agrees, or is none of the school's: %s", (text) =>
    expect(told(text)).toEqual([]),
  );

  it.each([
    ["Le programme commence le 3 novembre.", "3 novembre"],
    ["Pas de cours aux vacances de Noël, du 22 décembre au 3 janvier.", "22 décembre au 3 janvier"],
    ["Les vacances de Noël commencent le 22 décembre.", "22 décembre"],
    ["Après les vacances de Noël, les cours reprennent le jeudi 7 janvier.", "7 janvier"],
    ["Vacances de Noël : du 22 décembre 2025 au 4 janvier 2026.", "22 décembre 2025 au 4 janvier 2026"],
  ])("is told what the documents say: %s", (text, found) => expect(told(text)).toEqual([found]));

  it.each([
    ["Les cours reprennent le jeudi 7 janvier.", "Jours de cours"],
    ["Le programme commence le 3 novembre.", "Premier jour du programme"],
    ["Les vacances de Noël commencent le 22 décembre.", "Vacances de Noël"],
    ["Juste avant les vacances de Noël, portes ouvertes le vendredi 18 décembre.", "Vacances de Noël"],
  ])("is left to put right what several days may be meant by: %s", (text, label) => {
    expect(findings(text)).toHaveLength(1);
    expect(findings(text)[0]?.message).toContain(`autre chose. ${label} : `);
    expect(findings(text)[0]?.replacement).toBeUndefined();
  });

  it.each([
    ["Le stage de Noël a lieu du 21 au 23 décembre 2026, de 9h à 17h.", "28 au 30\u00A0décembre 2026"],
    ["Le stage de Noël a lieu du 21 au 23 décembre 2026, pendant les vacances de Noël.", undefined],
  ])("is told of other days than those of a camp’s date: %s", (text, written) => {
    const date = { _id: "session-noel", _type: "session", camp: { _ref: "camp-noel" } };
    const toCome = { ...date, firstDay: "2026-12-28", lastDay: "2026-12-30" };
    const past = { ...date, firstDay: "2025-12-22", lastDay: "2025-12-24" };
    const found = (typed: string, ...dates: SanityDocumentLike[]) =>
      checkCoherence([...school, holiday, ...dates, faq(span(typed))], today).findings.filter(
        ({ kind }) => kind === "disagreement",
      );
    expect(found(text, toCome)).toMatchObject([{ found: "21 au 23 décembre 2026" }]);
    expect(found(text, toCome)[0]?.replacement?.written).toBe(written);
    expect(found(text, past)).toEqual([]);
    const right = "Stage de Noël du 28 au 30 décembre 2026 : inscriptions jusqu’au 15 décembre 2026.";
    expect(found(right, toCome)).toEqual([]);
  });

  it("can have the edition’s own day written where its first class is on it", () => {
    const begun = school.map((one) => (one === edition ? { ...edition, firstDay: "2026-11-04" } : one));
    const { findings } = checkCoherence([...begun, faq(span("Le programme commence le 3 novembre."))], today);
    expect(findings[0]?.replacement?.written).toBe("4\u00A0novembre 2026");
  });

  it("is told of the holidays to come, and nothing of those of a year before", () =>
    expect(findings("Pas de cours aux vacances de Noël, du 1er au 3 janvier.")[0]?.message).toMatch(
      /autre chose\. Vacances de Noël : 21.décembre 2026 au 3.janvier 2027\.$/,
    ));
});

describe("a member of staff who counts the blocks", () => {
  const blocks = ["one", "two"].map((_id) => ({ _id, _type: "programmeBlock" }));
  const told = (text: string) =>
    checkCoherence([...school, ...blocks, faq(span(text))], today).findings.map(({ found }) => found);

  it.each(["Les trois blocs du programme.", "Un an, en 3 blocs.", "Trois blocs, trois projets."])(
    "is told how many the programme has: %s",
    (text) => expect(told(text)).toEqual([expect.stringMatching(/^(?:3|trois) blocs$/i)]),
  );

  it("can have it written as the sentence begins", () => {
    const { findings } = checkCoherence([...school, ...blocks, faq(span("Trois blocs, un an."))], today);
    expect(findings[0]?.replacement).toMatchObject({ length: "Trois".length, written: "Deux" });
  });

  it.each([
    "Les deux blocs du programme.",
    "Après trois blocs, on fait le point.",
    "Le Pack 3 mois : trois blocs.",
  ])("is told nothing of the right number, nor of some of them: %s", (text) =>
    expect(told(text)).toEqual([]),
  );
});

describe("a member of staff who names the days of the classes", () => {
  it.each([
    ["Cours du mercredi et du lundi, en petit groupe.", ["lundi"]],
    ["Les cours le vendredi.", ["vendredi"]],
    ["Les séances des mercredis et des samedis.", []],
    ["Un stage commence le lundi.", []],
  ])("is told of a day without any: %s", (text, days) => {
    const { findings } = checkCoherence([...school, faq(span(text))], today);
    expect(findings.map(({ found }) => found)).toEqual(days);
    for (const { message, replacement } of findings) {
      expect(message).toContain("Cours du mercredi : 17h-19h ; Cours du samedi : 10h-12h.");
      expect(replacement).toBeUndefined();
    }
  });
});

describe("a member of staff who types hours", () => {
  it.each(["9h-16h", "9h à 16h", "9:00-16:00", "9 h 00 – 16 h 00", "9-16h", "9 heures à 16 heures"])(
    "is told that the school has no such hours: %s",
    (hours) => {
      expect(toldOf(`Les ateliers ont lieu de ${hours}.`)).toEqual([`${hours} : disagreement`]);
    },
  );

  it("is told that the school's own hours can be inserted", () => {
    expect(toldOf("Les ateliers ont lieu de 9h à 17h.")).toEqual(["9h à 17h : insertable"]);
  });

  it.each([
    "Le mercredi, 17h à 19h.",
    "Le mercredi et le samedi, 17h-19h et 10h-12h.",
    "17h-19h le mercredi, 10h-12h le samedi.",
    "Nos cours : 17h-19h ou 10h-12h.",
  ])("is told that all of them can be inserted where the day has these classes: %s", (text) => {
    expect(toldOf(text)).toContainEqual(expect.stringMatching(/insertable$/));
    expect(toldOf(text)).not.toContainEqual(expect.stringMatching(/disagreement$/));
    expect(toldOf({ _id: "page-1", _type: "page", title: text })).toEqual([]);
  });

  it.each([
    ["Le samedi 17h-19h.", "Cours du samedi : 10h-12h."],
    ["Le mercredi 17h-19h et le samedi 17h-19h.", "Cours du samedi : 10h-12h."],
    ["Les ateliers ont lieu de 10h à 12h.", "Horaire des ateliers et stages : 9h-17h."],
  ])("is told the hours of the day it names: %s", (text, told) => {
    const { findings } = checkCoherence([...school, faq(span(text))], today);
    const disagreements = findings.filter(({ kind }) => kind === "disagreement");
    expect(disagreements.map(({ message }) => message)).toEqual([
      `Les documents disent autre chose. ${told}`,
    ]);
  });

  it.each([
    ["Portes ouvertes le samedi 12 décembre de 14h à 16h", []],
    ["On vous attend le 12 décembre 2026, de 14h à 16h.", []],
    ["Portes ouvertes le samedi 12 décembre dès 14h.", []],
    ["Portes ouvertes le samedi 12 décembre de 14h à 17h", ["Journée à l’école : 14h-16h."]],
    ["Portes ouvertes le samedi 19 décembre de 14h à 16h", ["Cours du samedi : 10h-12h."]],
    ["Les ateliers ont lieu de 14h à 16h.", ["Horaire des ateliers et stages : 9h-17h."]],
  ])("is held against the hours of a date of the school on its day: %s", (title, told) => {
    const open = { _id: "session-a", _type: "session", title: "Journée à l’école", firstDay: "2026-12-12" };
    const announcement = { _id: "announcement-a", _type: "announcement", title };
    const { findings } = checkCoherence([...school, { ...open, hours: "14h-16h" }, announcement], today);
    expect(findings.map(({ message }) => message)).toEqual(
      told.map((label) => `Les documents disent autre chose. ${label}`),
    );
  });

  it.each([
    ["9h-17h", "Horaire : 9h30-16h.", ["Horaire des ateliers et stages : 9h-17h."]],
    ["9h30-16h", "Horaire : 9h30-16h.", []],
    ["9h30-16h", "Accueil dès 9h30, cours jusqu’à 16h.", []],
    ["9h30-16h", "Horaire : 17h-19h.", ["Stage de Noël : 9h30-16h."]],
    ["9h30-16h", "Les cours de l’année ont lieu le mercredi de 17h à 19h.", []],
  ])("of a camp is held against the camp’s own, %s: %s", (hours, text, told) => {
    const date = {
      _id: "session-noel",
      _type: "session",
      camp: { _ref: "camp-noel" },
      firstDay: "2026-12-28",
      ...(hours !== settings.facts.workshopHours && { hours }),
    };
    const camp = { ...christmas, description: block(span(text)) };
    const others = school.filter((document) => document !== christmas);
    const { findings } = checkCoherence([...others, camp, date], today);
    const disagreements = findings.filter(({ kind }) => kind === "disagreement");
    expect(disagreements.map(({ message }) => message)).toEqual(
      told.map((label) => `Les documents disent autre chose. ${label}`),
    );
  });

  it("and the price of a camp’s date says it of the camp", () => {
    const date = { _id: "session-noel", _type: "session", camp: { _ref: "camp-noel" }, price: 180 };
    const told = (text: string) => checkCoherence([...school, date, faq(span(text))], today).findings.length;
    expect(told("Le stage de Noël coûte 180 €.")).toBe(0);
    expect(told("Le stage de Noël coûte 190 €.")).toBe(1);
  });

  it("and the price of a date is meant by its kind too, as long as it is there", () => {
    const date = {
      _id: "session-robots",
      _type: "session",
      kind: "camp",
      title: "Semaine Robots",
      price: 355,
    };
    const told = (text: string, more = {}) =>
      checkCoherence([...school, { ...date, ...more }, faq(span(text))], today).findings.map(
        ({ message }) => message,
      );
    expect(told("Le stage coûte 355 €.")).toEqual([]);
    expect(told("La semaine Robots coûte 355 €.")).toEqual([]);
    expect(told("Le stage coûte 350 €.")).toEqual([
      expect.stringMatching(/Le montant le plus proche : Semaine Robots, prix : 355.€/),
    ]);
    expect(told("Le mois coûte 355 €.")).toHaveLength(1);
    expect(told("Le stage coûte 355 €.", { showUntil: "2026-11-01T08:00:00.000Z" })).toHaveLength(1);
  });

  it("and a date that has a plan costs what the plan costs, whatever was typed before it was chosen", () => {
    const plan = { _id: "plan-stage", _type: "plan", name: "Semaine créative", price: 190 };
    const date = {
      _id: "session-noel",
      _type: "session",
      camp: { _ref: "camp-noel" },
      plan: { _ref: plan._id },
      price: 180,
    };
    const told = (text: string) =>
      checkCoherence([...school, plan, date, faq(span(text))], today).findings.length;
    expect(told("Le stage de Noël coûte 190 €.")).toBe(0);
    expect(told("Le stage de Noël coûte 180 €.")).toBe(1);
  });

  it("and its plan’s next price once that has come", () => {
    const nextPrice = { amount: 210, from: "2026-11-01" };
    const plan = { _id: "plan-stage", _type: "plan", name: "Semaine créative", price: 190, nextPrice };
    const camp = { _ref: "camp-noel" };
    const date = { _id: "session-noel", _type: "session", camp, plan: { _ref: plan._id } };
    const told = (text: string) =>
      checkCoherence([...school, plan, date, faq(span(text))], today).findings.length;
    expect(told("Le stage de Noël coûte 210 €.")).toBe(0);
    expect(told("Le stage de Noël coûte 190 €.")).toBe(1);
  });

  it("of a camp that has no date yet is held against those of all camps", () => {
    expect(toldOf({ ...christmas, _id: "camp-x", description: block(span("Horaire : 17h-19h.")) })).toEqual([
      "17h-19h : disagreement",
    ]);
  });

  it("is told that there is no class on a day without one", () => {
    expect(toldOf("Le lundi 17h-19h.")).toEqual(["17h-19h : disagreement"]);
  });

  it("is told of a single hour when the sentence is about lessons, and only then", () => {
    expect(toldOf("Le cours commence à 18h.")).toEqual(["18h : disagreement"]);
    expect(toldOf("Le cours commence à 9:30.")).toEqual(["9:30 : disagreement"]);
    expect(toldOf("Le cours commence à 17h.")).toEqual([]);
    expect(toldOf("Le film commence à 18h.")).toEqual([]);
  });
});

describe("a member of staff who types the size of a group", () => {
  it.each(["15 participants", "quinze participants", "8 à 15 élèves"])(
    "is told that groups have another size: %s",
    (size) => {
      expect(toldOf(`Un groupe compte ${size} au plus.`)).toEqual([`${size} : disagreement`]);
    },
  );

  it("is told that the school's own size can be inserted, in digits or in words", () => {
    expect(toldOf("Des groupes de 12 élèves.")).toEqual(["12 élèves : insertable"]);
    expect(toldOf("Des groupes de douze, pas plus.")).toEqual(["douze : insertable"]);
  });

  it("may give a company plan's own size where that plan is shown", () => {
    expect(toldOf("Jusqu’à 8 participants.")).toEqual(["8 participants : disagreement"]);
    expect(toldOf(faq(price("plan-intra"), span(" jusqu’à 8 participants.")))).toEqual([]);
    expect(toldOf(faq(price("plan-intra"), span(" jusqu’à 10 participants.")))).toEqual([
      "10 participants : disagreement",
    ]);
  });

  it.each([
    "Minimum 5 inscrits par groupe.",
    "Il faut au moins 6 participants par groupe.",
    "Des groupes de 5 élèves au moins.",
  ])("is left alone with the least, which no document gives: %s", (text) => expect(toldOf(text)).toEqual([]));

  it("has the least held against that of the plan that gives one", () => {
    const least = { ...intra, minParticipants: 5 };
    const told = (text: string) =>
      checkCoherence(
        [...school.filter((one) => one !== intra), least, faq(price("plan-intra"), span(text))],
        today,
      ).findings.map(({ found, replacement }) => [found, replacement?.written]);
    expect(told(" dès 5 personnes, au moins 5 participants.")).toEqual([]);
    expect(told(" au moins 6 participants.")).toEqual([["6 participants", "5"]]);
  });

  it.each(["Il reste 3 places dans le groupe du samedi.", "Plus que 2 places dans ce groupe !"])(
    "is left alone with the places that are left: %s",
    (text) => expect(toldOf(text)).toEqual([]),
  );

  it("is left alone with people who are no group", () => {
    expect(toldOf("Trois personnes répondent, une remise vaut à partir de 5 élèves par groupe.")).toEqual([]);
  });
});

describe("a member of staff who types a duration", () => {
  it.each([
    ["La présentation gratuite dure 30 minutes.", "30 minutes : disagreement"],
    ["La présentation gratuite dure 45 minutes.", "45 minutes : insertable"],
    ["L’appel découverte prend vingt minutes.", "vingt minutes : disagreement"],
    ["Nous répondons sous 48h.", "48h : disagreement"],
    ["Réponse dans les 24 heures.", "24 heures : insertable"],
    ["Nous répondons sous 24 à 48 heures.", "24 à 48 heures : disagreement"],
    ["La garantie court 14 jours.", "14 jours : disagreement"],
    ["Chaque bloc dure 5 semaines.", "5 semaines : disagreement"],
    ["Le programme dure 8 mois.", "8 mois : disagreement"],
    ["Le programme dure six mois.", "six mois : insertable"],
    ["Le stage de Noël dure 2 jours.", "2 jours : disagreement"],
    ["Le module Données prend 2 jours.", "2 jours : disagreement"],
    ["Une séance de 3h par semaine.", "3h : disagreement"],
    ["Les 12-16 ans apprennent ici.", "12-16 ans : disagreement"],
    ["Les 12-14 ans apprennent ici.", "12-14 ans : disagreement"],
    ["Les 15-18 ans apprennent ici.", "15-18 ans : disagreement"],
    ["Les 14 à 18 ans apprennent ici.", "14 à 18 ans : insertable"],
  ])("is told what the documents say: %s", (text, told) => {
    expect(toldOf(text)).toEqual([told]);
  });

  it.each([
    "Le stage de Noël dure 3 jours, celui de carnaval de 1 à 2 jours.",
    "Le module Données prend 6 demi-journées.",
    "Une séance de 2h par semaine.",
    "Les ateliers durent de 2 à 3 heures.",
    "Prévoyez 2 à 3 heures par semaine.",
    "La visite dure 1h à 2h.",
    "Le Pack 3 mois ou l’abonnement.",
    "Le suivi dure 30 jours.",
    "À 14-15 ans, on veut voir un résultat en dix minutes ; relisez-le trois jours plus tard.",
  ])("is left alone where it agrees, or is none of the school's: %s", (text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it.each([
    "Un élève de moins de 16 ans vient accompagné d’un parent.",
    "Claire enseigne depuis 20 ans et accompagne chaque groupe.",
    "Peut-on inscrire un jeune de 14 ans au programme ?",
  ])("is left alone with an age or the years of a life, whatever lasts years: %s", (text) => {
    const facts = { ...settings.facts, programmeDuration: "1 an" };
    const custom = { _id: "plan-x", _type: "plan", name: "Sur mesure", duration: "P1Y", followUp: "P1Y" };
    const documents = [...school.slice(1), { ...settings, facts }, custom];
    const told = (typed: string) =>
      checkCoherence([...documents, faq(span(typed))], today).findings.map(({ found }) => found);
    expect(told(text)).toEqual([]);
    expect(told("Le programme dure 2 ans.")).toEqual(["2 ans"]);
  });

  it("is told without anything to put in place where the words that may name it come after", () => {
    const replacements = (text: string) =>
      checkCoherence([...school, faq(span(text))], today).findings.map(
        ({ replacement }) => replacement?.written,
      );
    expect(replacements("Prévoyez 20 minutes de trajet avant la présentation.")).toEqual([undefined]);
    expect(replacements("La présentation gratuite dure 20 minutes.")).toEqual(["45 minutes"]);
  });

  it.each([
    ["Réponse sous 24 heures, les jours ouvrables.", "2 jours", ["24 heures : disagreement"]],
    ["Réponse sous 48 heures.", "2 jours", ["48 heures : insertable"]],
    ["Réponse sous 2 jours.", "24 heures", ["2 jours : disagreement"]],
    ["Une question sans réponse est gardée pendant 90 jours, pour y répondre.", "2 jours", []],
    ["Une demande, ou sa réponse qui ne vous aide pas, est gardée pendant 90 jours.", "24 heures", []],
  ])(
    "is held against a delay in another unit, where the words before name it: %s",
    (text, replyDelay, told) => {
      const facts = { ...settings.facts, replyDelay };
      const documents = [...school.slice(1), { ...settings, facts }, faq(span(text))];
      const { findings } = checkCoherence(documents, today);
      expect(findings.map(({ found, kind }) => `${found} : ${kind}`)).toEqual(told);
      const disagreements = findings.filter(({ kind }) => kind === "disagreement");
      expect(disagreements.filter(({ replacement }) => replacement)).toEqual([]);
    },
  );

  it.each([
    ["Le programme dure 2 ans.", "2 ans : disagreement"],
    ["La présentation dure 1 heure.", "1 heure : disagreement"],
  ])("is so of the school’s other durations: %s", (text, told) => expect(toldOf(text)).toEqual([told]));

  it.each([
    "Le stage de Noël dure 20 heures.",
    "Entre deux blocs, 3 jours de repos.",
    "Le programme de la journée dure 7 heures.",
    "Au bloc 3, 10 minutes de pause.",
  ])("is left alone where another unit says another thing: %s", (text) => expect(toldOf(text)).toEqual([]));

  it("is understood in a table by its column and its row", () => {
    const cell = (text: string) => ({ _type: "cell", _key: text, value: block(span(text)) });
    const row = (...texts: string[]) => ({ _type: "row", _key: texts[0], cells: texts.map(cell) });
    const table = {
      _type: "table",
      _key: "t",
      rows: [row("Stage", "Durée"), row("Noël", "4 jours"), row("Carnaval", "1 à 2 jours")],
    };
    expect(toldOf({ _id: "a", _type: "article", title: "A", body: [table] })).toEqual([
      "4 jours : disagreement",
    ]);
  });
});

describe("what the documents themselves hold", () => {
  it("a price that search engines read and no plan has is told", () => {
    const courses = [{ _key: "c", name: "Programme", price: 249, duration: "P1M" }];
    const { findings } = checkCoherence([{ ...settings, courses }, monthly]);
    expect(findings).toMatchObject([
      { found: expect.stringContaining("249"), path: ["courses", { _key: "c" }, "price"] },
    ]);
  });

  it("« sans intérêt » is told where the instalments cost more than the plan", () => {
    const plan = (amount: number) => ({
      ...quarterly,
      installment: { count: 3, amount },
      payment: "sans intérêt",
    });
    expect(checkCoherence([settings, monthly, plan(150)]).findings.map(({ found }) => found)).toEqual([
      "sans intérêt",
    ]);
    expect(checkCoherence([settings, monthly, plan(140)]).findings).toEqual([]);
    const dearer = { ...plan(150), nextPrice: { amount: 450, from: "2026-11-01" } };
    expect(checkCoherence([settings, monthly, dearer], today).findings).toEqual([]);
  });

  it("a price that begins on no day stops nothing and is no price", () => {
    const title = { _id: "page-1", _type: "page", title: "Un mois à 159 €" };
    const broken = { ...monthly, nextPrice: { amount: 159, from: "2026-99-99" } };
    expect(checkCoherence([settings, broken, title]).findings.map(({ found }) => found)).toEqual(["159 €"]);
  });

  it("everything typed disagrees once the plan changes its price", () => {
    const title = { _id: "page-1", _type: "page", title: "Un mois à 149 €" };
    const dearer = { ...monthly, price: 159 };
    expect(checkCoherence([settings, dearer, title]).findings.map(({ found }) => found)).toEqual(["149 €"]);
  });
});

describe("an accepted exception", () => {
  const typed = faq(span("Un atelier coûte 600 €, de 9h à 16h."));
  const exception = (fields: Record<string, unknown>) => ({
    _id: "exception-1",
    _type: "exception",
    text: "600 €",
    documents: [{ _ref: "faq-1" }],
    reason: "Prix de juillet.",
    ...fields,
  });
  const after = (...exceptions: SanityDocumentLike[]) => checkCoherence([...school, typed, ...exceptions]);
  const left = (fields: Record<string, unknown>) =>
    after(exception(fields)).findings.map(({ found }) => found);

  it("removes its findings and no other, and is shown with its reason", () => {
    expect(left({})).toEqual(["9h à 16h"]);
    expect(after(exception({})).accepted).toMatchObject([
      { exception: { reason: "Prix de juillet." }, findings: [{ found: "600 €" }] },
    ]);
  });

  it("reads the same with other spaces and dashes, or in words", () => {
    expect(left({ text: "600€" })).toEqual(["9h à 16h"]);
    expect(left({ text: "six cents euros" })).toEqual(["9h à 16h"]);
    expect(left({ text: "9h-16h" })).toEqual(["600 €"]);
  });

  it("accepts nothing in another document, and nothing without a reason", () => {
    expect(left({ documents: [{ _ref: "faq-2" }] })).toHaveLength(2);
    expect(left({ reason: "" })).toHaveLength(2);
  });

  it("without documents, accepts the text everywhere", () => {
    expect(left({ documents: undefined })).toEqual(["9h à 16h"]);
  });

  it("with a pattern, accepts what is nobody's amount, and never a plan's price", () => {
    expect(left({ text: "* €" })).toEqual(["9h à 16h"]);
    const example = faq(span("Le projet coûte 5 000 €, soit 149 € par poste."));
    const { findings } = checkCoherence([...school, example, exception({ text: "* €" })]);
    expect(findings.map(({ found }) => found)).toEqual(["149 €"]);
  });

  it("with a pattern but without documents, accepts nothing", () => {
    expect(left({ text: "*", documents: [] })).toHaveLength(2);
  });

  it("that has nothing left to accept is stale, and so is each document it names for nothing", () => {
    const gone = exception({ text: "700 €" });
    const half = exception({ documents: [{ _ref: "faq-1" }, { _ref: "faq-2" }] });
    expect(after(gone).stale).toMatchObject([{ exception: { text: "700 €" } }]);
    expect(after(half).stale).toMatchObject([{ document: "faq-2" }]);
    expect(after(exception({})).stale).toEqual([]);
  });
});

it("documents that staff have only begun to write do no harm", () => {
  const begun = ["settings", "plan", "camp", "trainingModule", "faq", "page", "exception"].map((_type) => ({
    _id: _type,
    _type,
  }));
  const halfPlan = {
    _id: "half",
    _type: "plan",
    comparedTo: { quantity: 3 },
    installment: { count: 2 },
    price: null,
  };
  const empty = {
    _id: "empty",
    _type: "page",
    title: null,
    sections: [{ _key: "a", rows: [{}], content: [{ _type: "block" }] }],
  };
  const { findings } = checkCoherence([...begun, halfPlan, empty, faq(span("Un mois à 149 €, 9h-17h."))]);
  expect(findings.map(({ message }) => message)).toEqual([
    "Aucun document ne donne ce chiffre : corrigez-le, ou acceptez-le.",
    "Aucun document ne donne ce chiffre : corrigez-le, ou acceptez-le.",
  ]);
});

it("the school's own content agrees with itself", () => {
  const { findings, stale } = checkCoherence(seedDocuments());
  expect(findings.map(({ document, found, message }) => `${document} : ${found}. ${message}`)).toEqual([]);
  expect(stale).toEqual([]);
});
