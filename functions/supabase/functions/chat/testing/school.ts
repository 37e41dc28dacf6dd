export const span = (value: string) => ({ _type: "span", text: value });
export const paragraph = (...children: object[]) => ({
  _type: "block",
  style: "normal",
  markDefs: [],
  children,
});
const text = (...children: object[]) => [paragraph(...children)];
const plan = (id: string) => ({ _type: "reference", _ref: id });

/** A small school as the Content Lake holds it: enough to answer from. */
export const someSchool = (prices = { month: 149, semester: 780 }) => [
  {
    _id: "settings",
    _type: "settings",
    _rev: "1",
    name: "IA4School",
    description: "Une école d’IA à Bruxelles.",
    contact: {
      email: "contact@ia4school.example",
      phone: "+32 2 000 00 00",
      street: "à compléter",
      city: "Bruxelles",
      place: "centre-ville de Bruxelles",
    },
    facts: {
      groupSize: "12",
      ages: "14-18 ans",
      programmeDuration: "6 mois",
      workshopHours: "9h-17h",
      callDuration: "30 minutes",
      replyDelay: "24 heures",
      guaranteeDuration: "30 jours",
    },
    chat: {
      greeting: "Bonjour ! Je suis l’assistant virtuel.",
      instructions: "Réponds en français.",
      unknown: [
        text(span("Écrivez à l’équipe, qui répond sous "), { _type: "fact", name: "replyDelay" }, span(".")),
        text(span("Elle est à "), { _type: "fact", name: "seat" }, span(".")),
        text(span("Ou appelez-la.")),
      ].flat(),
      synonyms: [{ words: ["tarif", "prix", "combien", "coûte"] }],
    },
  },
  {
    _id: "edition",
    _type: "edition",
    _rev: "1",
    firstDay: "2025-11-01",
    lastDay: "2026-04-30",
    enrolment: "open",
    classes: [
      { day: "wednesday", hours: "17h-19h" },
      { day: "saturday", hours: "10h-12h" },
    ],
  },
  {
    _id: "plan-mensuel",
    _type: "plan",
    _rev: "1",
    name: "Abonnement mensuel",
    audience: "jeunes",
    kind: "plan",
    price: prices.month,
    period: "/mois",
    duration: "P1M",
    orderRank: "1",
  },
  {
    _id: "plan-semestre",
    _type: "plan",
    _rev: "1",
    name: "Programme 6 mois",
    audience: "jeunes",
    kind: "plan",
    price: prices.semester,
    period: "pour 6 mois",
    duration: "P6M",
    orderRank: "2",
    comparedTo: { plan: plan("plan-mensuel"), quantity: 6 },
    installment: { count: 6, amount: 135 },
  },
  {
    _id: "plan-intra",
    _type: "plan",
    _rev: "1",
    name: "Formation intra-entreprise",
    audience: "entreprises",
    kind: "plan",
    price: 2990,
    period: "par groupe",
    duration: "P2D",
    participants: 8,
    orderRank: "1",
  },
  {
    _id: "faq-repas",
    _type: "faq",
    _rev: "1",
    question: "Peut-on manger sur place ?",
    answer: text(
      span("Oui, dans la cuisine. L’école ferme à 19h. Un mois coûte "),
      { _type: "price", plan: plan("plan-mensuel"), amount: "price" },
      span("."),
    ),
  },
  {
    _id: "faq-prix",
    _type: "faq",
    _rev: "1",
    question: "Combien coûte le programme de 6 mois ?",
    alsoAsked: ["c’est combien pour 6 mois ?", "prix du semestre"],
    answer: text(
      { _type: "price", plan: plan("plan-semestre"), amount: "price" },
      span(" pour 6 mois au lieu de "),
      { _type: "price", plan: plan("plan-semestre"), amount: "original" },
      span(", soit "),
      { _type: "price", plan: plan("plan-semestre"), amount: "saving" },
      span(" d’économie."),
    ),
  },
  {
    _id: "page-tarifs",
    _type: "page",
    _rev: "1",
    title: "Tarifs",
    path: { current: "/tarifs" },
    sections: [
      {
        _type: "plansSection",
        anchor: "tarifs",
        title: "Les formules",
        plans: [plan("plan-mensuel"), plan("plan-semestre"), plan("plan-intra")],
      },
      { _type: "faqSection", anchor: "tarifs", title: "Questions", questions: [plan("faq-prix")] },
    ],
  },
  {
    _id: "page-contact",
    _type: "page",
    _rev: "1",
    title: "Contact",
    path: { current: "/contact" },
    sections: [
      {
        _type: "contactFormSection",
        anchor: "formulaire",
        title: "Votre message",
        intro: text(span("Écrivez-nous.")),
      },
      { _type: "faqSection", title: "Questions", questions: [plan("faq-repas")] },
    ],
  },
];

/** A question of its FAQ. */
export const someFaq = (name: string, question: string, ...alsoAsked: string[]) => ({
  _id: `faq-${name}`,
  _type: "faq",
  _rev: "1",
  question,
  alsoAsked,
  answer: text(span(`Voici ce que nous en disons : ${name}.`)),
});
