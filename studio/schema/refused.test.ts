import type { SanityDocumentLike } from "sanity";
import { expect, test } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { validate } from "../seed/validate.ts";

const seed = seedDocuments();
const slug = (current: string) => ({ _type: "slug", current });

const withText = (text: string, ...more: object[]) => [
  {
    _key: "b",
    _type: "block",
    style: "normal",
    markDefs: [],
    children: [{ _key: "s", _type: "span", text, marks: [] }, ...more],
  },
];

const sentenceWith = (inserted: object) => {
  const span = (text: string) => ({ _key: text, _type: "span", text, marks: [] });
  const children = [span("Comptez "), { ...inserted, _key: "p" }, span(".")];
  return [{ _key: "b", _type: "block", style: "normal", markDefs: [], children }];
};
const sentence = withText("Pas encore publié.");
const withFact = (name: string) => withText("C’est ", { _key: "f", _type: "fact", name });
const of = (plan: string) => ({ plan: { _type: "reference", _ref: plan } });
const saying = (plan: string, amount: string) => sentenceWith({ _type: "price", amount, ...of(plan) });
const forSeveral = (plan: string, people: number) => sentenceWith({ _type: "total", people, ...of(plan) });

const week = (...topics: string[]) => ({
  _key: "w",
  _type: "week",
  title: "Une semaine",
  topics,
  outcome: "Un essai",
});

const workshop = seed.find(({ _id }) => _id === "month-1")!["workshop"] as object;

const section = {
  _type: "stepsSection",
  title: "Étapes",
  anchor: "tarifs",
  steps: ["c", "d"].map((_key) => ({ _key, _type: "step", title: "Une étape" })),
};

/** What staff read, by field, once they changed this in a document of the school, as its draft or in a release. */
async function told(id: string, change: object, as = "drafts"): Promise<string[]> {
  return toldBeside([], changed(id, change, as));
}

const changed = (id: string, change: object, as = "drafts"): SanityDocumentLike => ({
  ...seed.find(({ _id }) => _id === id)!,
  _id: `${as}.${id}`,
  ...change,
});

/** The same of a document beside some others, which stand in the place of the school's. */
async function toldBeside(others: SanityDocumentLike[], document: SanityDocumentLike): Promise<string[]> {
  const school = seed.filter((one) => others.every(({ _id }) => _id !== one._id));
  const remarks = await validate([...school, ...others, document], [document]);
  return remarks.map(({ field, message }) => `${field} : ${message}`);
}

test.each([
  [
    "plan-mensuel",
    { note: sentenceWith({ _type: "fact", name: "noMore" }) },
    "note.[].children.[].name : Choisissez une donnée de la liste.",
  ],
  [
    "edition-2025-2026",
    { classes: [{ _key: "a", _type: "weeklyClass", day: "saturday", hours: "de cinq à sept" }] },
    "classes.[].hours : Écrivez les deux heures en chiffres : 17h-19h, 9h30-12h.",
  ],
  [
    "edition-2025-2026",
    { classes: [{ _key: "a", _type: "weeklyClass", day: "saturday", hours: "20h-19h" }] },
    "classes.[].hours : La fin vient avant le début.",
  ],
  [
    "holiday-noel",
    { start: "2026-12-20", end: "2026-12-01" },
    "end : Le dernier jour vient avant le premier.",
  ],
  [
    "edition-2025-2026",
    { lastDay: "9999-12-31" },
    "lastDay : Cette période est trop longue : l’année est-elle la bonne ?",
  ],
  [
    "holiday-carnaval",
    { end: "2027-03-09" },
    "end : 379 jours, du 24 févr. 2026 au 9 mars 2027 : est-ce la bonne année ?",
  ],
  [
    "session-juillet-1",
    { firstDay: "2099-07-01", lastDay: "2099-07-30" },
    "lastDay : 30 jours, du 1er juil. 2099 au 30 juil. 2099 : est-ce la bonne année ?",
  ],
  [
    "session-juillet-1",
    { place: "En ligne (Zoom)" },
    "place : Cochez « En ligne » : les moteurs de recherche y verraient sinon un endroit de ce nom.",
  ],
  [
    "edition-2025-2026",
    { lastDay: "2026-10-31" },
    "lastDay : Le programme dure 6 mois, et cette édition 12 mois, du 1er nov. 2025 au 31 oct. 2026 : l’année est-elle la bonne ?",
  ],
  [
    "edition-2025-2026",
    { firstDay: "2025-11-03" },
    "firstDay : Il n’y a pas cours ce jour-là : le premier cours est le 5 nov. 2025. C’est ce jour-là qu’il faut annoncer.",
  ],
  [
    "plan-ecole-semestre",
    { hours: 600 },
    "hours : La durée en ligne est de 60 heures : 600 heures, est-ce bien cela ?",
  ],
  [
    "faq-acompte",
    { otherwise: sentence },
    "otherwise : La réponse n’insère rien, et ne serait jamais dite : insérez-y la donnée ou la liste attendue, ou videz ce champ.",
  ],
  [
    "faq-langue",
    { answer: withFact("ages"), otherwise: sentence },
    "otherwise : Une ligne de la réponse n’insère qu’une donnée qui a toujours une valeur : ceci ne serait jamais dit. Écrivez cette ligne ici, plutôt que dans la réponse.",
  ],
  ["plan-option-coaching", { price: -1 }, "price : Un prix n’est pas négatif : 0 pour du gratuit."],
  ["plan-option-coaching", { price: 0 }, "price : Le prix en ligne est de 150 € : 0 €, est-ce bien cela ?"],
  [
    "plan-trimestre",
    { price: 500 },
    "price : 3 × 149 € font 447 € : à 500 €, on n’économise rien. Baissez le prix, ou videz « Comparé à ».",
  ],
  [
    "plan-trimestre",
    { price: undefined },
    "price : Sans prix, il n’y a rien à comparer : videz « Comparé à », ou écrivez un prix.",
  ],
  [
    "plan-mensuel",
    { price: 125 },
    "price : 3 × 125 € font 375 € : « Pack 3 mois », à 420 €, n’économiserait plus rien. Changez d’abord son prix, ou videz son « Comparé à ».",
  ],
  [
    "plan-trimestre",
    { nextPrice: { amount: 450, from: "2099-09-01" } },
    "price : Dès le 1er sept. 2099, 3 × 149 € font 447 € : à 450 €, on n’économise rien. Baissez le prix, ou videz « Comparé à ».",
  ],
  [
    "plan-mensuel",
    { nextPrice: { amount: 125, from: "2099-09-01" } },
    "price : Dès le 1er sept. 2099, 3 × 125 € font 375 € : « Pack 3 mois », à 420 €, n’économiserait plus rien. Changez d’abord son prix, ou videz son « Comparé à ».",
  ],
  [
    "plan-trimestre",
    { comparedTo: { plan: { _type: "reference", _ref: "plan-trimestre" }, quantity: 3 } },
    "comparedTo : Une formule ne se compare pas à elle-même : choisissez-en une autre.",
  ],
  [
    "plan-mensuel",
    { installment: { count: 6 } },
    "installment : Écrivez le nombre de mensualités et le montant de chacune, ou videz les deux.",
  ],
  [
    "plan-sur-mesure",
    { installment: { count: 6, amount: 135 } },
    "installment : Sans prix, il n’y a rien à échelonner : videz les mensualités, ou écrivez un prix.",
  ],
  [
    "plan-semestre",
    { price: 850 },
    "installment : 6 × 135 € font 810 €, moins que les 850 € payés en une fois : le site ne les montre pas. Changez les mensualités.",
  ],
  [
    "plan-semestre",
    { nextPrice: { amount: 800, from: "2099-01-01" } },
    "installment : Dès le 1er janv. 2099, le prix est de 800 €, et les mensualités restent de 6 × 135 € = 810 € : changez-les ce jour-là.",
  ],
  [
    "plan-semestre",
    { nextPrice: { amount: 880, from: "2099-01-01" } },
    "installment : Dès le 1er janv. 2099, le prix est de 880 €, plus que les mensualités (6 × 135 € = 810 €) : le site ne les montre plus. Changez-les ce jour-là.",
  ],
  [
    "plan-mensuel",
    { minParticipants: 12, participants: 8 },
    "minParticipants : Au moins 12, et au plus 8 : corrigez l’un ou l’autre.",
  ],
  [
    "plan-mensuel",
    { participants: 470_123_456 },
    "participants : Un nombre entier de personnes, de 1 à 999.",
  ],
  [
    "plan-mensuel",
    { pricedFor: "group" },
    "discounts : Le prix vaut pour tout le groupe : une remise selon le nombre n’enlèverait rien. Videz les remises, ou indiquez le prix d’une personne.",
  ],
  [
    "plan-mensuel",
    { discounts: [{ _key: "a", _type: "discount", percent: 10, from: 26_990, appliesTo: "all" }] },
    "discounts.[].from : Une remise commence à deux personnes au moins, à 999 au plus.",
  ],
  [
    "faq-appel",
    { answer: forSeveral("plan-mensuel", 50_000) },
    "answer.[].children.[].people : Pour combien de personnes, de 1 à 999 ?",
  ],
  ["plan-mensuel", { price: 15900 }, "price : Le prix en ligne est de 149 € : 15 900 €, est-ce bien cela ?"],
  [
    "plan-mensuel",
    { cta: { _type: "action", label: "Je m’inscris" } },
    "cta.to : Choisissez une page du site ou écrivez une adresse.",
  ],
  [
    "plan-mensuel",
    { cta: undefined },
    "cta : Sans bouton, personne ne peut s’inscrire à cette formule : écrivez son texte et choisissez où il mène.",
  ],
  [
    "article-agents-ia-productivite-entreprise",
    { cta: { _type: "action", label: "S’inscrire" } },
    "cta.to : Choisissez une page du site ou écrivez une adresse.",
  ],
  [
    "camp-noel",
    { holiday: undefined },
    "holiday : Sans vacances ni « Date », ce stage n’est pas dans le calendrier.",
  ],
  [
    "camp-noel",
    { holiday: { _type: "reference", _ref: "holiday-noel" } },
    "holiday : Ses jours sont passés. Choisissez les prochaines vacances, ou créez une « Date » de ce stage.",
  ],
  [
    "session-juillet-1",
    { price: undefined },
    "plan : Sans formule ni prix, le site ne dit pas ce que coûte cette date.",
  ],
  [
    "article-agents-ia-productivite-entreprise",
    { slug: slug("Éléphant à l’école") },
    "slug : Une adresse n’a que des minuscules sans accent, des chiffres et des tirets. Essayez elephant-a-l-ecole.",
  ],
  [
    "article-agents-ia-productivite-entreprise",
    { slug: slug("rss.xml") },
    "slug : Une adresse n’a que des minuscules sans accent, des chiffres et des tirets. Essayez rss-xml.",
  ],
  [
    "page-tarifs",
    { path: slug("/recherche") },
    "path : Le site se sert lui-même de cette adresse : choisissez-en une autre.",
  ],
  ["block-2", { number: 1 }, "number : « Découverte & Images IA » a déjà le numéro 1."],
  [
    "faq-appel",
    { answer: saying("plan-mensuel", "installments") },
    "answer.[].children.[].amount : « Abonnement mensuel » n’a pas de montant « total des mensualités » : la phrase ne paraîtrait pas. Choisissez un autre montant, ou complétez d’abord la formule.",
  ],
  [
    "faq-appel",
    { answer: saying("plan-sur-mesure", "price") },
    "answer.[].children.[].amount : « Programme sur mesure » n’a pas de prix : seul sur sa ligne, il se dit « sur devis » ; une phrase qui l’insère ne paraît pas.",
  ],
  ["page-agenda", { path: slug("/calendriers") }, "path : Les calendriers des familles mènent à /agenda."],
  [
    "page-confidentialite",
    { path: slug("/vie-privee") },
    "path : Le formulaire de contact mène à /confidentialite.",
  ],
  [
    "page-contact",
    { showUntil: "2099-01-01T08:00:00.000Z" },
    "showUntil : Cette page reste sur le site. Le formulaire et les boutons mènent à /contact. Videz « Disparaît le ».",
  ],
  [
    "page-accueil",
    { showFrom: "2099-01-01T08:00:00.000Z" },
    "showFrom : Cette page reste sur le site. La page d’accueil reste à l’adresse /. Videz « Paraît le ».",
  ],
  [
    "month-3",
    { start: "2025-01-01" },
    "start : L’édition va du 1er nov. 2025 au 30 avr. 2026 : ce mois n’en est pas, et le site ne le montre pas. L’année est-elle la bonne ?",
  ],
  [
    "month-1",
    { workshop: { ...workshop, date: "2024-11-28" } },
    "workshop.date : L’édition va du 1er nov. 2025 au 30 avr. 2026 : cet atelier n’en est pas. L’année est-elle la bonne ?",
  ],
  [
    "session-juillet-1",
    { kind: "openDay", camp: { _type: "reference", _ref: "camp-ete" } },
    "camp : Seule une date de la sorte « Stage » est celle d’un stage : retirez-le, ou changez de sorte.",
  ],
  ["confirmation-school", { type: "contact" }, "type : « Message envoyé ! » sert déjà pour ce type."],
  [
    "block-2",
    { duration: 6 },
    "weeks : « Durée (semaines) » dit 6, et il y en a 4 ici : corrigez l’un ou l’autre.",
  ],
  [
    "faq-horaires",
    { alsoAsked: Array.from({ length: 61 }, (_, at) => `Façon ${at}`) },
    "alsoAsked : 60 façons de demander suffisent : gardez les plus différentes.",
  ],
  [
    "page-tarifs",
    { sections: ["a", "b"].map((_key) => ({ ...section, _key })) },
    "sections : Deux sections ont l’ancre « tarifs » : un lien ne mènerait qu’à la première.",
  ],
  [
    "page-contact",
    { sections: ["a", "b"].map((_key) => ({ _key, _type: "contactFormSection", title: "Écrire" })) },
    "sections : Un seul formulaire de contact par page : retirez l’autre.",
  ],
  [
    "page-contact",
    { sections: [section] },
    "sections : Le formulaire et les boutons mènent à /contact : gardez-y la section « Formulaire de contact ».",
  ],
  [
    "page-contact",
    {
      sections: [
        section,
        { _key: "a", _type: "contactFormSection", title: "Écrire", showUntil: "2099-01-01T08:00:00.000Z" },
      ],
    },
    "sections : Le formulaire et les boutons mènent à /contact : gardez-y la section « Formulaire de contact », sans « Paraît le » ni « Disparaît le ».",
  ],
  [
    "page-blog",
    { sections: [section] },
    "sections : Les articles et leurs catégories dépendent de /blog : gardez-y la section « Articles ».",
  ],
  ["holiday-noel", { name: " " }, "name : Ce texte n’a que des espaces : écrivez-le, ou videz le champ."],
  [
    "page-tarifs",
    { sections: [{ ...section, _key: "a", eyebrow: "\u00a0" }] },
    "sections.[].eyebrow : Ce texte n’a que des espaces : écrivez-le, ou videz le champ.",
  ],
  [
    "block-2",
    { duration: 1, weeks: [week("Un sujet", "  ")] },
    "weeks.[].topics.1 : Cette ligne est vide : écrivez-la, ou retirez-la.",
  ],
  ["plan-mensuel", { features: ["A", ""] }, "features.1 : Cette ligne est vide : écrivez-la, ou retirez-la."],
  [
    "team-1",
    { image: { _type: "illustration", alt: "Un portrait" } },
    "image : Il manque l’image : choisissez-la, ou videz ce qui la décrit (texte alternatif, légende).",
  ],
  [
    "article-agents-ia-productivite-entreprise",
    { body: [{ _key: "a", _type: "illustration" }] },
    "body.[] : Il manque l’image : choisissez-la, ou videz ce qui la décrit (texte alternatif, légende).",
  ],
  [
    "article-agents-ia-productivite-entreprise",
    { body: [{ _key: "a", _type: "table", headerRows: 1 }] },
    "body.[].rows : Un tableau a une ligne de titres et au moins une ligne.",
  ],
  ["block-2", { duration: 1, weeks: [week()] }, "weeks.[].topics : Au moins un sujet."],
])("staff who change %s to %j are told why it cannot be", async (id, change, message) => {
  expect(seed.some(({ _id }) => _id === id)).toBe(true);
  const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
  expect((await told(id, change)).map(spaces)).toEqual([message]);
});

test("an amount that a plan gets is said in the plan's own texts before it is published", async () => {
  const note = saying("plan-mensuel", "installments");
  expect(await told("plan-mensuel", { note, installment: { count: 6, amount: 30 } })).toEqual([]);
});

test("instalments of a plan that is free, or becomes so, are asked about once there is nothing to spread", async () => {
  const installment = { count: 6, amount: 135 };
  const from = (from: string) => told("plan-mensuel", { installment, nextPrice: { amount: 0, from } });
  const asked = (remarks: string[]) => remarks.filter((remark) => remark.startsWith("installment"));
  const free = "installment : À 0\u00a0€, il n’y a rien à échelonner : videz les mensualités.";
  expect(asked(await told("plan-mensuel", { installment, price: 0 }))).toEqual([free]);
  expect(asked(await from("2025-01-01"))).toEqual([free]);
  expect(asked(await from("2099-01-01"))).toEqual([]);
});

test("a price is held against what the others cost once their next price has come", async () => {
  const nextPrice = { amount: 159, from: "2025-01-01" };
  const school = seed.map((one) => (one._id === "plan-mensuel" ? { ...one, nextPrice } : one));
  const pack = { ...seed.find(({ _id }) => _id === "plan-trimestre")!, price: 460 };
  expect(await validate([...school, pack], [pack])).toEqual([]);
  const month = { ...school.find(({ _id }) => _id === "plan-mensuel")!, price: 900, nextPrice: undefined };
  expect(await validate([...school, { ...month, _id: "drafts.plan-mensuel" }], [month])).toMatchObject([
    { message: expect.stringContaining("Le prix en ligne est de 159") },
  ]);
});

const come = { amount: 159, from: "2026-01-01" };
const due = "159 € est le prix depuis le 1er janv. 2026 : reprenez-le dans « Prix ».";
test.each([
  [
    "error",
    { price: 165 },
    "165 € ne paraîtrait nulle part : « Prochain prix » vaut depuis le 1er janv. 2026. Reprenez d’abord 159 € dans « Prix ».",
  ],
  [
    "error",
    { nextPrice: { amount: 169, from: "2099-09-01" } },
    "Le site, à 159 € depuis le 1er janv. 2026, reviendrait à 149 €. Écrivez d’abord 159 € dans « Prix ».",
  ],
  [
    "error",
    { nextPrice: undefined },
    "Le site, à 159 € depuis le 1er janv. 2026, reviendrait à 149 €. Écrivez d’abord 159 € dans « Prix ».",
  ],
  ["warning", {}, due],
  ["warning", { nextPrice: { amount: 155, from: "2026-01-01" } }, due.replace("159", "155")],
  [undefined, { price: 159 }, undefined],
  [undefined, { price: 165, nextPrice: undefined }, undefined],
  [undefined, { price: 159, nextPrice: { amount: 169, from: "2099-09-01" } }, undefined],
])("once a next price has come, there is this %s for staff who write %j", async (level, change, message) => {
  const month = { ...seed.find(({ _id }) => _id === "plan-mensuel")!, nextPrice: come };
  const draft = { ...month, _id: "drafts.plan-mensuel", ...change };
  const others = seed.filter(({ _id }) => _id !== month._id);
  const remarks = await validate([...others, month, draft], [draft]);
  expect(
    remarks.map((one) => [one.level, one.field, one.message.replaceAll(/[\u00a0\u202f]/g, " ")]),
  ).toEqual(message ? [[level, "price", message]] : []);
});

test("a plan that has disappeared keeps no other from costing less, one that is to disappear does until then", async () => {
  const cheaper = changed("plan-mensuel", { price: 120 });
  const until = (showUntil: string) =>
    seed.filter(({ comparedTo }) => comparedTo).map((plan) => ({ ...plan, showUntil }));
  expect(await toldBeside(until("2026-06-30T22:00:00.000Z"), cheaper)).toEqual([]);
  const nextPrice = { amount: 120, from: "2099-07-01" };
  const [soon, later] = ["2099-06-30T22:00:00.000Z", "2099-07-01T22:00:00.000Z"];
  expect(await toldBeside(until(soon), cheaper)).toHaveLength(1);
  expect(await toldBeside(until(soon), changed("plan-mensuel", { nextPrice }))).toEqual([]);
  expect(await toldBeside(until(later), changed("plan-mensuel", { nextPrice }))).toHaveLength(1);
});

test("against a plan that has disappeared nothing is to be saved, against one that is to disappear there is until then", async () => {
  const pack = changed("plan-trimestre", { price: 450 });
  const against = (showUntil: string) =>
    toldBeside([{ ...seed.find(({ _id }) => _id === "plan-mensuel")!, showUntil }], pack);
  const saves = expect.stringContaining("on n’économise rien");
  expect(await against("2020-01-10T08:00:00.000Z")).not.toContainEqual(saves);
  expect(await against("2999-01-10T08:00:00.000Z")).toContainEqual(saves);
});

test("a month may begin before the classes do", async () => {
  expect(await told("month-1", { start: "2025-11-01" })).toEqual([]);
  const edition = { ...seed.find(({ _id }) => _id === "edition-2025-2026")!, firstDay: "2025-11-05" };
  const month = seed.find(({ _id }) => _id === "month-1")!;
  expect(await validate([...seed.filter(({ _id }) => _id !== edition._id), edition], [month])).toEqual([]);
});

test("what has an address keeps it in a release, where nothing would redirect it", async () => {
  const id = "article-agents-ia-productivite-entreprise";
  const said = `Dans un lot, /blog/${id.replace("article-", "")} ne mènerait plus à rien. Changez l’adresse hors du lot : « Publier » y redirige les visiteurs.`;
  expect(await told(id, { slug: slug("agents") }, "versions.rentree")).toEqual([`slug : ${said}`]);
  expect(await told(id, { title: "Les agents" }, "versions.rentree")).toEqual([]);
  expect(await told(id, { slug: slug("agents") })).toEqual([]);
});

test("an option, which the site lists without a button, needs none", async () => {
  expect(await told("plan-option-coaching", { cta: undefined })).toEqual([]);
});

test("a block lasts as many weeks as staff say, with as many topics as each has", async () => {
  const weeks = ["a", "b"].map((_key) => ({ ...week("Un sujet"), _key }));
  expect(await told("block-2", { duration: 2, weeks })).toEqual([]);
});

test.each([
  ["contact", "contact.email : Écrivez une adresse e-mail."],
  ["facts", "facts.groupSize : Cette donnée est insérée dans les textes."],
  ["footer", "footer.copyright : Écrivez la ligne de copyright."],
  ["notFound", "notFound.title : Écrivez le titre."],
  ["chat", "chat.greeting : Écrivez le message d’accueil."],
])(
  "staff who have emptied all of « %s » in the settings are still told what it needs",
  async (group, message) => {
    expect(await told("settings", { [group]: undefined })).toContain(message);
  },
);

test.each(["//www.exemple.be", "https://www exemple.be", "www.exemple.be"])(
  "a link to « %s » is refused: the site would not follow it",
  async (href) => {
    const cta = { _type: "action", label: "S’inscrire", href };
    expect(await told("article-agents-ia-productivite-entreprise", { cta })).toContain(
      "cta.href : Cette adresse ne mène nulle part : elle doit commencer par / (un seul), #, https://, mailto: ou tel:.",
    );
  },
);

test("a free plan leaves the ones compared to it nothing to save", async () => {
  const remarks = await told("plan-mensuel", { price: 0 });
  expect(remarks.map((one) => one.replaceAll(/[\u00a0\u202f]/g, " "))).toContain(
    "price : 3 × 0 € font 0 € : « Pack 3 mois », à 420 €, n’économiserait plus rien. Changez d’abord son prix, ou videz son « Comparé à ».",
  );
});

test("a camp is for the level that staff write, as each of its dates is", async () => {
  expect((await told("camp-ete", { level: "Avancé" })).filter((one) => one.startsWith("level"))).toEqual([]);
});

test("what is changed in a release is checked as the document that it will be", async () => {
  const release = "versions.rentree";
  expect(await told("page-contact", { path: slug("/ecrire") }, release)).toContainEqual(
    expect.stringContaining("mènent à /contact"),
  );
  expect(await told("plan-trimestre", {}, release)).toEqual([]);
  const redirect = { _id: "a", _type: "redirect", from: "/ancienne", to: "/contact", permanent: true };
  const changed = { ...redirect, _id: `${release}.a`, to: "/tarifs" };
  expect(await validate([...seed, redirect], [changed])).toEqual([]);
});

test.each([
  ["session-juillet-1", "firstDay : Une autre « Date » dit la même chose aux mêmes jours"],
  ["edition-2025-2026", "firstDay : Une autre édition commence le même jour, avec les mêmes cours"],
  ["faq-appel", "question : Cette question existe déjà"],
  ["month-3", "rank : Cette édition a déjà un mois 3"],
  ["holiday-noel", "start : Ces vacances existent déjà"],
  ["camp-noel", "title : Ce stage existe déjà"],
  ["module-agents", "title : Ce module existe déjà"],
  ["plan-mensuel", "name : Une autre formule de ce public a ce nom"],
])("a copy of « %s » is asked about as long as it says the same", async (id, said) => {
  const copy = { ...seed.find(({ _id }) => _id === id)!, _id: "drafts.copy" };
  const remarks = async (document: SanityDocumentLike) =>
    (await validate([...seed, document], [document])).map(({ field, message }) => `${field} : ${message}`);
  expect(await remarks(copy)).toContainEqual(expect.stringContaining(said));
  expect(
    await remarks({
      ...copy,
      firstDay: "2026-01-05",
      lastDay: "2026-01-09",
      question: "Et ceci ?",
      title: "Un autre titre",
      name: "Un autre nom",
      rank: 7,
      start: "2026-12-23",
      end: "2027-01-05",
    }),
  ).not.toContainEqual(expect.stringContaining(said));
});

test("a plan is put forward for the time when no other of its audience is", async () => {
  const end = "2099-07-01T08:00:00.000Z";
  const pack = { ...seed.find(({ _id }) => _id === "plan-trimestre")!, showUntil: end };
  const next = { ...pack, _id: "drafts.next", name: "Pack suivant", showUntil: undefined };
  expect(await toldBeside([pack], { ...next, showFrom: end })).toEqual([]);
  expect(await toldBeside([pack], { ...next, showFrom: "2099-06-01T08:00:00.000Z" })).toEqual([
    "popular : « Pack 3\u00a0mois » est déjà mise en avant pour ce public.",
  ]);
});

const inRelease = (id: string, change: object) => changed(id, change, "versions.rentree");
const facts = seed.find(({ _id }) => _id === "settings")!["facts"] as object;

test.each([
  [
    "a price is lowered with those that are compared to it",
    inRelease("plan-mensuel", { price: 120 }),
    [inRelease("plan-trimestre", { price: 340 }), inRelease("plan-semestre", { price: 600 })],
  ],
  [
    "another plan is put forward",
    inRelease("plan-semestre", { popular: true }),
    [inRelease("plan-trimestre", { popular: false })],
  ],
  ["two blocks change places", inRelease("block-1", { number: 2 }), [inRelease("block-2", { number: 1 })]],
  [
    "a plan gets the amount that an answer says",
    inRelease("faq-appel", { answer: saying("plan-mensuel", "installments") }),
    [inRelease("plan-mensuel", { installment: { count: 6, amount: 30 } })],
  ],
  [
    "an edition moves with its months",
    inRelease("month-1", { start: "2099-11-01" }),
    [inRelease("edition-2025-2026", { firstDay: "2099-11-01", lastDay: "2100-04-30" })],
  ],
  [
    "the programme lasts longer, and its edition too",
    inRelease("edition-2025-2026", { lastDay: "2026-10-31" }),
    [inRelease("settings", { facts: { ...facts, programmeDuration: "12 mois" } })],
  ],
  [
    "holidays move, and a camp is to come",
    inRelease("camp-noel", {}),
    [inRelease("holiday-noel", { start: "2099-12-23", end: "2100-01-05" })],
  ],
])("in a release, where %s, what it publishes together is not refused", async (_, document, others) => {
  expect(await toldBeside(others, document)).toEqual([]);
  expect(await toldBeside([], document)).toHaveLength(1);
});

test.each([
  ["plan-trimestre", { price: 410 }, "popular : « Pack 3\u00a0mois » est déjà mise en avant"],
  ["block-2", { title: "Vidéos" }, "number : « Vidéos & storytelling IA » a déjà le numéro 2"],
  ["block-2", { title: "Vidéos" }, "slug : Slug is already in use"],
  ["page-tarifs", { title: "Nos tarifs" }, "path : Slug is already in use"],
  ["confirmation-school", { title: "Reçu !" }, "type : « "],
])("a copy of « %s » is refused, and what it is a copy of is not", async (id, change, said) => {
  const copy = { ...changed(id, {}), _id: "drafts.copy" };
  expect(await toldBeside([], copy)).toContainEqual(expect.stringContaining(said));
  expect(await toldBeside([copy], changed(id, change))).toEqual([]);
});

test("a number that another block took online is refused, and the other keeps it", async () => {
  const [one, two] = ["block-1", "block-2"].map((id) => seed.find(({ _id }) => _id === id)!);
  const both = { ...one!, number: two!["number"] };
  expect(await toldBeside([both], changed("block-2", {}))).toEqual([
    expect.stringContaining("a déjà le numéro 2"),
  ]);
  expect(await toldBeside([both, changed("block-1", {})], changed("block-2", {}))).toEqual([]);
});

const longGone = "2020-03-12T10:00:00.000Z";
test.each([
  [
    "article-agents-ia-productivite-entreprise",
    { showUntil: longGone },
    "showUntil : Ce moment est passé : cela disparaîtrait aussitôt publié. L’année est-elle la bonne ?",
  ],
  [
    "page-tarifs",
    { sections: [{ ...section, _key: "a", showUntil: longGone }] },
    "sections.[].showUntil : Ce moment est passé : cela disparaîtrait aussitôt publié. L’année est-elle la bonne ?",
  ],
  [
    "session-juillet-1",
    { firstDay: "2020-07-06", lastDay: "2020-07-10" },
    "firstDay : Ce jour est passé : l’année est-elle la bonne ?",
  ],
])(
  "a day of « %s » that has passed is asked about, and no longer once it is published",
  async (id, change, said) => {
    const document = changed(id, change);
    expect(await toldBeside([], document)).toEqual([said]);
    expect(await toldBeside([{ ...document, _id: id }], document)).toEqual([]);
  },
);

test("an article without an excerpt is to have one, and is not said to have one that is too long", async () => {
  const id = "article-agents-ia-productivite-entreprise";
  expect(await told(id, { excerpt: undefined })).toEqual(["excerpt : Écrivez l’extrait."]);
  expect(await told(id, { excerpt: "a".repeat(241) })).toEqual([
    "excerpt : Un extrait de 240 caractères au plus.",
  ]);
});

test("an article is updated on no day to come", async () => {
  expect(await told("article-agents-ia-productivite-entreprise", { updated: "2099-03-12" })).toEqual([
    "updated : Ce jour est à venir : l’année est-elle la bonne ?",
  ]);
});

test("the first class that is to be announced is none of the holidays'", async () => {
  const holiday = { _type: "holiday", name: "Congé d’automne", start: "2099-10-19", end: "2099-11-01" };
  const days = { firstDay: "2099-10-26", lastDay: "2100-04-24" };
  const remarks = await toldBeside([{ ...holiday, _id: "autumn" }], changed("edition-2025-2026", days));
  expect(remarks).toEqual([expect.stringContaining("le premier cours est le 4 nov. 2099")]);
});

test("an announcement may name the day of a workshop or of a next price, and none of another year", async () => {
  const others = [
    changed("month-1", { workshop: { ...workshop, date: "2099-01-24" } }),
    changed("plan-mensuel", { nextPrice: { amount: 159, from: "2099-09-01" } }),
    { _id: "doors", _type: "session", firstDay: "2019-06-13" },
  ];
  const remarks = (text: string) =>
    toldBeside(others, {
      _id: "drafts.a",
      _type: "announcement",
      text,
      showUntil: "2099-12-31T17:00:00.000Z",
    });
  expect(await remarks("Atelier voix et musique le 24 janvier 2099")).toEqual([]);
  expect(await remarks("Nouveaux prix dès le 1er septembre")).toEqual([]);
  expect(await remarks("Portes ouvertes le 13 juin")).toEqual([
    "text : L’agenda n’a rien ce jour-là (13 juin) : créez aussi une « Date », ou des « Vacances scolaires » si l’école est fermée.",
  ]);
});

test("months of no edition yet are not the same one", async () => {
  const month = { _type: "monthlyProgramme", rank: 1 };
  const remarks = await toldBeside([{ ...month, _id: "drafts.one" }], { ...month, _id: "drafts.other" });
  expect(remarks.filter((remark) => remark.startsWith("rank"))).toEqual([]);
});

test("a weekly class that is there twice is asked about", async () => {
  const classes = ["10h-12h", "10h-12h", "14h-16h"].map((hours, at) => ({
    _key: String(at),
    _type: "weeklyClass",
    day: "saturday",
    hours,
  }));
  const twice = "classes.[] : Ce cours est là deux fois : retirez-en un.";
  expect(await told("edition-2025-2026", { classes })).toEqual([twice, twice]);
});

test("two announcements at the same time are asked about, one after the other are not", async () => {
  const announcement = { _type: "announcement", showFrom: "2099-11-20T08:00:00.000Z" };
  const doors = { ...announcement, _id: "a", text: "Portes ouvertes", showUntil: "2099-12-05T17:00:00.000Z" };
  const remarks = async (times: object) => {
    const other = {
      ...announcement,
      _id: "b",
      text: "Bureaux fermés",
      showUntil: "2099-12-31T17:00:00.000Z",
      ...times,
    };
    return (await validate([...seed, doors, other], [other])).map(({ message }) => message);
  };
  const told = [expect.stringMatching(/^« Portes ouvertes » est en ligne au même moment/)];
  expect(await remarks({})).toEqual(told);
  expect(await remarks({ showFrom: undefined })).toEqual(told);
  expect(await remarks({ showFrom: doors.showUntil })).toEqual([]);
});

test("an announcement that names a day is to be in the calendar too, and to disappear", async () => {
  const remarks = async (text: string, change: object = {}) => {
    const announcement = { _id: "drafts.a", _type: "announcement", text, ...change };
    const doors = { _id: "doors", _type: "session", firstDay: "2099-12-12" };
    const found = await validate([...seed, doors, announcement], [announcement]);
    return found.filter(({ field }) => field === "text").map(({ message }) => message);
  };
  const until = { showUntil: "2099-12-31T17:00:00.000Z" };
  const unknown = expect.stringMatching(/créez aussi une « Date »/);
  const stays = expect.stringMatching(/^Remplissez « Disparaît le »/);
  expect(await remarks("Portes ouvertes le samedi 5 décembre", until)).toEqual([unknown]);
  expect(await remarks("Portes ouvertes le samedi 12 décembre", until)).toEqual([]);
  expect(await remarks("Portes ouvertes le samedi 12 décembre")).toEqual([stays]);
  expect(await remarks("Nouvelles dates dès janvier")).toEqual([stays]);
  expect(await remarks("Nouveau : le stage de robotique")).toEqual([]);
  const closed = { _id: "closed", _type: "holiday", start: "2099-12-05", end: "2099-12-05" };
  const announcement = {
    _id: "drafts.a",
    _type: "announcement",
    text: "Fermé le samedi 5 décembre",
    ...until,
  };
  expect(await toldBeside([closed], announcement)).toEqual([]);
});

test("a text says no saving on a plan that has disappeared: the site has nothing to strike out either", async () => {
  const answer = { answer: saying("plan-trimestre", "saving") };
  const beside = (showUntil: string) =>
    toldBeside(
      [{ ...seed.find(({ _id }) => _id === "plan-mensuel")!, showUntil }],
      changed("faq-appel", answer),
    );
  const refused = expect.stringContaining("n’a pas de montant « économie »");
  expect(await beside("2020-01-10T08:00:00.000Z")).toContainEqual(refused);
  expect(await beside("2999-01-10T08:00:00.000Z")).toEqual([]);
});
