import { type Document, seed } from "./seed.ts";

/** A change of the school, and what is then asked and said; `never` must not be in any of the answers. */
export type Scenario = {
  name: string;
  documents: () => Document[];
  asks: { ask: string; expect?: RegExp; never?: RegExp }[];
};

const reference = (id: string) => ({ _type: "reference", _ref: id });
const paragraph = (...children: object[]) => ({
  _type: "block",
  _key: "new",
  style: "normal",
  markDefs: [],
  children: children.map((child, at) => ({ _key: `new${at}`, marks: [], ...child })),
});
const span = (text: string) => ({ _type: "span", text });

const changed = (change: (document: Document) => Document | undefined) => (): Document[] =>
  seed().flatMap((document) => {
    const now = change(document);
    return now ? [now] : [];
  });
const only = (id: string, change: (document: Document) => object) =>
  changed((document) => (document._id === id ? { ...document, ...change(document) } : document));
const withFaq =
  (question: string, alsoAsked: string[], ...answer: object[]) =>
  () => [...seed(), { _id: "faq-new", _type: "faq", question, alsoAsked, answer: [paragraph(...answer)] }];

/** Things that happen to a school; nobody tells the code of any. */
export const scenarios: Scenario[] = [
  {
    name: "a new camp with a price",
    documents: () => [
      ...withFaq(
        "Combien coûte le stage de la Toussaint ?",
        ["prix du stage de Toussaint", "Le stage d’automne, c’est combien ?"],
        span("Le stage de la Toussaint coûte 185 € pour trois jours, matériel compris."),
      )(),
      {
        _id: "camp-toussaint",
        _type: "camp",
        title: "Stage de la Toussaint : la voix",
        period: "Toussaint",
        duration: "3 jours",
        level: "Débutants",
      },
    ],
    asks: [
      { ask: "Combien coûte le stage de la Toussaint ?", expect: /185/ },
      { ask: "c’est combien le stage d’automne", expect: /185/ },
    ],
  },
  {
    name: "a camp has its days, its price and its places",
    documents: () => [
      ...seed(),
      {
        _id: "session-carnaval",
        _type: "session",
        kind: "camp",
        camp: reference("camp-carnaval"),
        firstDay: "2096-02-10",
        lastDay: "2096-02-11",
        price: 185,
        places: 9,
        enrolment: "open",
      },
    ],
    asks: [
      { ask: "Combien coûte le stage de carnaval ?", expect: /185/, never: /n’est pas publié/ },
      { ask: "Combien de places reste-t-il ?", expect: /9\s?places/, never: /n’est pas publié/ },
    ],
  },
  {
    name: "the next edition is announced",
    documents: () => [
      ...seed(),
      {
        _id: "edition-next",
        _type: "edition",
        firstDay: "2096-10-04",
        lastDay: "2097-04-30",
        places: 24,
        classes: [
          { day: "wednesday", hours: "17h-19h" },
          { day: "saturday", hours: "10h-12h" },
        ],
        enrolment: "open",
      },
    ],
    asks: [
      {
        ask: "Quelles sont les dates de la prochaine édition ?",
        expect: /4\soctobre\s2096[^\n]*inscriptions ouvertes/,
        never: /pas encore publiées/,
      },
      { ask: "Combien de places reste-t-il ?", expect: /Programme, du 4[^\n]*24\splaces/ },
    ],
  },
  {
    name: "a course online",
    documents: only("faq-distance", () => ({
      denial: false,
      answer: [paragraph(span("Oui, depuis septembre : un groupe par visioconférence, le jeudi."))],
    })),
    asks: [
      { ask: "Peut-on suivre les cours en ligne, à distance ?", expect: /visioconférence, le jeudi/ },
      { ask: "peut-on suivre les cours à distance, depuis la maison ?", expect: /visioconférence, le jeudi/ },
    ],
  },
  {
    name: "a page renamed and moved",
    documents: changed((document) =>
      (document["path"] as { current?: string } | undefined)?.current === "/tarifs"
        ? { ...document, title: "Nos formules", path: { current: "/formules" } }
        : document,
    ),
    asks: [{ ask: "Combien coûte un mois de cours ?", expect: /149/, never: /\/tarifs/ }],
  },
  {
    name: "a formula withdrawn",
    documents: changed((document) => (document._id === "plan-trimestre" ? undefined : document)),
    asks: [{ ask: "Quelles sont les formules ?", never: /Pack 3 mois\s?: \d/ }],
  },
  {
    name: "another price",
    documents: only("plan-mensuel", () => ({ price: 151 })),
    asks: [{ ask: "Combien coûte un mois de cours ?", expect: /151/, never: /149/ }],
  },
  {
    name: "hours moved",
    documents: changed((document) =>
      document._type === "edition"
        ? {
            ...document,
            classes: [
              { day: "wednesday", hours: "18h-20h" },
              { day: "saturday", hours: "9h-11h" },
            ],
          }
        : document,
    ),
    asks: [{ ask: "Quels sont les jours et les heures de cours ?", expect: /18h-20h/, never: /17h-19h/ }],
  },
  {
    name: "a seventh block",
    documents: withFaq(
      "Que fait-on au bloc 7 ?",
      ["Et le septième bloc ?", "bloc 7 contenu", "Qu’apprend-on dans le bloc sept ?"],
      span("Au bloc 7, chacun programme un petit robot."),
    ),
    asks: [
      { ask: "Que fait-on au bloc 7 ?", expect: /petit robot/ },
      { ask: "on fait quoi dans le septième bloc", expect: /petit robot/ },
    ],
  },
  {
    name: "a camp, a plan and a block of which no answer speaks yet",
    documents: () => [
      ...seed(),
      {
        _id: "camp-robots",
        _createdAt: "2026-12-01T09:00:00Z",
        _type: "camp",
        title: "Stage robots",
        period: "Printemps",
        duration: "3 jours",
        level: "Débutants",
        description: [paragraph(span("Un robot apprend à voir."))],
      },
      {
        _id: "plan-new",
        _type: "plan",
        name: "Pack 9 mois",
        audience: "jeunes",
        price: 1150,
        period: "9 mois",
      },
      {
        _id: "block-new",
        _type: "programmeBlock",
        number: 7,
        title: "Capteurs",
        slug: { current: "bloc-7" },
        lead: [paragraph(span("Au bloc 7, chacun relie un capteur à son agent."))],
      },
    ],
    asks: [
      { ask: "Quand a lieu le stage robots ?", expect: /apprend à voir/, never: /carte de vœux/ },
      { ask: "C’est quoi le stage robots ?", expect: /apprend à voir/ },
      { ask: "Faites-vous de la robotique ?", expect: /apprend à voir/ },
      { ask: "Combien coûte le pack 9 mois ?", expect: /1\s150/, never: /420/ },
      { ask: "Que fait-on au bloc 7 ?", expect: /capteur/ },
    ],
  },
  {
    name: "a new audience",
    documents: withFaq(
      "Y a-t-il des cours pour les seniors ?",
      ["Je suis pensionné, puis-je suivre un cours ?", "cours pour retraités", "à 70 ans, c’est possible ?"],
      span("Oui : un atelier du mardi matin, pour les plus de 60 ans."),
    ),
    asks: [
      { ask: "Y a-t-il des cours pour les seniors ?", expect: /mardi matin/ },
      { ask: "un cours pour les retraités, vous avez ça ?", expect: /mardi matin/ },
    ],
  },
  {
    name: "what was not told is told",
    documents: only("settings", ({ facts }) => ({
      facts: {
        ...(facts as object),
        vat: "TVA comprise (21 %)",
        terms: "remises avant l’inscription",
        companyNumber: "0123.456.789",
      },
      social: [{ network: "Instagram", url: "https://www.instagram.com/ecole" }],
    })),
    asks: [
      { ask: "Les prix sont-ils TVA comprise ?", expect: /21\s%/, never: /pas encore publié/ },
      { ask: "Quelles sont vos conditions générales ?", expect: /remises avant/, never: /pas encore publié/ },
      { ask: "Quel est votre numéro d’entreprise ?", expect: /0123\.456\.789/, never: /ne publie encore/ },
      { ask: "Êtes-vous sur Instagram ?", expect: /instagram\.com\/ecole/, never: /pas encore publié/ },
    ],
  },
  {
    name: "an answer worded anew",
    documents: only("faq-materiel", () => ({
      answer: [paragraph(span("Venez les mains vides : chaque poste est prêt."))],
    })),
    asks: [{ ask: "Faut-il apporter un ordinateur ?", expect: /mains vides/, never: /fournis/ }],
  },
  {
    name: "numbers of the school changed",
    documents: only("settings", ({ facts }) => ({
      facts: { ...(facts as object), groupSize: "9", ages: "12-20 ans" },
    })),
    asks: [
      { ask: "Combien d’élèves y a-t-il par groupe ?", expect: /\b9\b/, never: /\b12\b/ },
      // Nothing says on which side of them the age is that is asked.
      { ask: "Ma fille a 13 ans, peut-elle s’inscrire ?", expect: /12-20/, never: /plus jeune ne peut|14/ },
      { ask: "j’ai 19 ans je peux m’inscrire ?", expect: /12-20/, never: /pas ouverts/ },
    ],
  },
  {
    name: "an answer with a price in it",
    documents: withFaq(
      "Que coûte la carte d’étudiant ?",
      ["prix carte étudiant", "la carte étudiante est-elle payante ?"],
      span("La carte vaut un mois de cours, soit "),
      { _type: "price", plan: reference("plan-mensuel"), amount: "price" },
      span("."),
    ),
    asks: [{ ask: "Que coûte la carte d’étudiant ?", expect: /149\u00a0€/ }],
  },
];
