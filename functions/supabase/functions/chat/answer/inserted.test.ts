import assert from "node:assert/strict";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { shownDocuments } from "../content/shown.ts";
import { paragraph, someSchool, span } from "../testing/school.ts";
import { answerWith, dog } from "../testing/staff-question.ts";
import { answerTo } from "./answer-to.ts";
import { opening } from "./opening.ts";

const plan = { _type: "reference", _ref: "plan-mensuel" };

Deno.test("of a line that lacks its price nothing is left", () => {
  const children = [
    span("Un mois coûte "),
    { _type: "price", plan, amount: "saving" },
    span(". Voyez la page."),
  ];
  const { text } = answerWith(
    { ...dog, answer: [paragraph(...children), paragraph(span("Les chiens viennent."))] },
    dog.question,
  );
  assert.equal(text, "Les chiens viennent.");
});

Deno.test("an answer none of which can be said, for want of an amount, is what its plans say of themselves", () => {
  const semester = { _ref: "plan-semestre" };
  const price = (amount: string) => ({ _type: "price", plan: semester, amount });
  const children = [price("price"), span(" au lieu de "), price("original"), span(".")];
  const asked = "Combien coûte le programme de 6 mois ?";
  const school = someSchool().map((one) => ({ ...one, comparedTo: undefined }));
  const faq = { _id: "faq-prix", _type: "faq", _rev: "1", question: asked, answer: [paragraph(...children)] };
  const published = school.filter(({ _id }) => _id !== faq._id);
  const said = (...more: object[]) =>
    answerTo(
      knowledgeFrom([...published, faq, ...more], () => {}),
      [{ role: "user", content: asked }],
    ).answer.text;
  assert.match(said(), /^Programme 6.mois.: 780.€ pour 6.mois, ou 6 × 135.€ = 810.€\.$/);
});

Deno.test("a price that is not given is on quotation where it is alone, another amount is nothing", () => {
  const quoted = { _id: "plan-devis", _type: "plan", _rev: "1", name: "Devis", audience: "jeunes" };
  const row = (name: string, amount: string) => ({
    cells: [[span(name)], [{ _type: "price", plan: { _ref: "plan-devis" }, amount }]].map((children) => ({
      value: [paragraph(...children)],
    })),
  });
  const rows = [row("Pour", "price"), row("Un chien", "price"), row("Deux chiens", "saving")];
  const faq = { ...dog, _id: "faq-new", _type: "faq", _rev: "1", answer: [{ _type: "table", rows }] };
  const knowledge = knowledgeFrom([...someSchool(), quoted, faq], () => {});
  const { text } = answerTo(knowledge, [{ role: "user", content: dog.question }]).answer;
  assert.equal(text.replaceAll(/\s/g, " "), "- Un chien : sur devis");
});

Deno.test("what waits for a fact or a list is said once it is there, by whatever the question is asked, and denied until then", () => {
  const faq = {
    ...dog,
    answer: [
      paragraph(span("Règlement : "), { _type: "fact", name: "terms" }, span(".")),
      { _type: "liveList", of: "social", otherwise: "Aucun réseau." },
      paragraph(span("Demandez-nous le reste.")),
    ],
    otherwise: [
      paragraph(span("Le règlement n’est pas encore publié, en "), { _type: "fact", name: "replyDelay" }),
    ],
    denial: true,
  };
  const said = (settings: object) => {
    const [found, ...rest] = someSchool();
    const published = [{ ...found, ...settings }, ...rest, { _id: "faq-new", _type: "faq", ...faq }];
    const knowledge = knowledgeFrom(published, () => {});
    const { text, answered } = answerTo(knowledge, [
      { role: "user", content: "mon chien peut il venir" },
    ]).answer;
    return { text: text.replaceAll(/\s/g, " "), answered };
  };
  const waiting = { text: "Le règlement n’est pas encore publié, en 24 heures", answered: false };
  assert.deepEqual(said({}), waiting);
  assert.deepEqual(
    said({ facts: { terms: "  ", replyDelay: "24 heures" }, social: [{ network: "X" }] }),
    waiting,
  );
  assert.deepEqual(said({ facts: { terms: "en laisse" } }), {
    text: "Règlement : en laisse. Aucun réseau. Demandez-nous le reste.",
    answered: true,
  });
  assert.deepEqual(said({ social: [{ network: "Instagram", url: "https://www.instagram.com/ecole" }] }), {
    text: "- Instagram : https://www.instagram.com/ecole Demandez-nous le reste.",
    answered: true,
  });
});

Deno.test("a list in an answer has a line for each document published, a sum is worked out", () => {
  const { text } = answerWith(
    {
      question: "Que coûte une fratrie ?",
      answer: [
        paragraph(span("Deux mois pour deux : "), { _type: "total", plan, people: 2 }, span(".")),
        { _type: "liveList", of: "plans", audience: "jeunes" },
      ],
    },
    "Que coûte une fratrie ?",
  );
  assert.match(text, /298\u00a0€/);
  assert.match(
    text,
    /- Abonnement mensuel\s?: 149\u00a0€\/mois\n- Programme 6\u00a0mois\s?: 780\u00a0€ pour 6\u00a0mois/,
  );
});

Deno.test("an answer tells what is announced while it is, and says the rest once it no longer is", () => {
  const faq = {
    ...dog,
    _id: "faq-new",
    _type: "faq",
    answer: [{ _type: "liveList", of: "announcements" }, paragraph(span("Les chiens viennent."))],
  };
  const announcement = { _id: "annonce", _type: "announcement", text: "Pas de chien ce mercredi." };
  const said = (now: string) => {
    const published = [...someSchool(), faq, { ...announcement, showUntil: "2026-12-02T18:00:00Z" }];
    const { documents } = shownDocuments(structuredClone(published), new Date(now), now.slice(0, 10));
    return answerTo(
      knowledgeFrom(documents, () => {}),
      [{ role: "user", content: dog.question }],
    ).answer.text;
  };
  assert.equal(said("2026-12-02T10:00:00Z"), "- Pas de chien ce mercredi.\nLes chiens viennent.");
  assert.equal(said("2026-12-02T19:00:00Z"), "Les chiens viennent.");
});

Deno.test("what is free is « 0 € » in a sentence; it has no discounts, nor has what is priced for a whole group", () => {
  const discounts = [{ percent: 10, from: 2, appliesTo: "further" }];
  const offer = { _type: "plan", _rev: "1", audience: "jeunes", discounts };
  const free = { ...offer, _id: "plan-libre", name: "Libre", price: 0 };
  const group = { ...offer, _id: "plan-club", name: "Club", price: 990, pricedFor: "group" };
  const children = [
    span("Pour deux : "),
    { _type: "total", plan: { _ref: "plan-libre" }, people: 2 },
    span(" par mois."),
  ];
  const list = { _type: "liveList", of: "discounts", audience: "jeunes" };
  const faq = { _id: "faq-new", _type: "faq", _rev: "1", ...dog, answer: [paragraph(...children), list] };
  const knowledge = knowledgeFrom([...someSchool(), free, group, faq], () => {});
  const { text } = answerTo(knowledge, [{ role: "user", content: dog.question }]).answer;
  assert.equal(text.replaceAll(/\s/g, " "), "Pour deux : 0 € par mois.");
  const described = knowledge.finder.passages.find(({ id }) => id === group._id);
  assert.equal(described?.text, "990\u00a0€.");
});

Deno.test("of a table nothing is said where a cell is blank, nor of a row that is left with its name", () => {
  const row = (...cells: object[][]) => ({
    cells: cells.map((children) => ({ value: [paragraph(...children)] })),
  });
  const unpriced = [{ _type: "price", plan: { _ref: "none" }, amount: "price" }, span(" par mois")];
  const rows = [
    row([span("Pour")], [span("Prix")], [span("Où")]),
    row([span("Un chien")], unpriced, [span("Cour")]),
    row([span("Deux chiens")], unpriced, []),
    row([span("Un chat")], [span("5 €")], [span("Salle")]),
  ];
  const { text } = answerWith({ ...dog, answer: [{ _type: "table", rows }] }, dog.question);
  assert.equal(text.replaceAll(/\s/g, " "), "- Un chien ; Où : Cour - Un chat ; Prix : 5 € ; Où : Salle");
});

/** What a list of these kinds says at a moment, to whoever asks for it. */
const listedAt = (moment: string, of: string | object, ...published: object[]) =>
  listedFor(dog.question, moment, of, ...published);

function listedFor(asked: string, moment: string, of: string | object, ...published: object[]) {
  const question = {
    ...dog,
    alsoAsked: [asked],
    answer: [{ _type: "liveList", ...(typeof of === "string" ? { of } : of), otherwise: "Rien de prévu." }],
    _id: "faq-new",
    _type: "faq",
    _rev: "1",
  };
  const knowledge = knowledgeFrom([...someSchool(), ...published, question], () => {}, new Date(moment));
  const { text } = answerTo(knowledge, [{ role: "user", content: asked }]).answer;
  return { text: text.replaceAll(/\s/g, " "), until: knowledge.until };
}

Deno.test("a date is listed until it ends, at its hours or else the usual ones, and as one that has begun once it has", () => {
  const day = { _id: "s1", _type: "session", _rev: "1", kind: "openDay", title: "Portes ouvertes" };
  const openDay = { ...day, firstDay: "2026-12-05", hours: "14h-17h" };
  const usual = { ...day, _id: "s2", title: "Stage", firstDay: "2026-12-05", lastDay: "2026-12-06" };
  const line = "- Portes ouvertes : le 5 décembre 2026, 14h-17h";
  const morning = listedAt("2026-12-05T07:00:00Z", "dates", openDay, usual);
  assert.equal(morning.text, `${line} - Stage : du 5 au 6 décembre 2026, 9h-17h`);
  assert.equal(new Date(morning.until!).toISOString(), "2026-12-05T08:00:00.000Z");
  const camp = "- Stage : du 5 au 6 décembre 2026, 9h-17h, en cours";
  assert.equal(listedAt("2026-12-05T12:59:00Z", "dates", openDay, usual).text, `${line} ${camp}`);
  assert.equal(listedAt("2026-12-05T13:00:00Z", "dates", openDay, usual).text, `${line}, en cours ${camp}`);
  assert.equal(listedAt("2026-12-05T16:00:00Z", "dates", openDay, usual).text, camp);
  assert.equal(listedAt("2026-12-06T16:00:00Z", "dates", openDay, usual).text, "Rien de prévu.");
});

Deno.test("a list of one camp says nothing of the dates of another", () => {
  const camps = ["noel", "carnaval"].map((name) => ({ _id: name, _type: "camp", _rev: "1", title: name }));
  const of = (name: string) => ({ of: "dates", camp: { _type: "reference", _ref: name } });
  const day = { _id: "s1", _type: "session", _rev: "1", kind: "camp", firstDay: "2026-12-21", ...of("noel") };
  const dates = (name: string) => listedAt("2026-12-05T07:00:00Z", of(name), day, ...camps).text;
  assert.match(dates("noel"), /^- noel : le 21 décembre 2026/);
  assert.equal(dates("carnaval"), "Rien de prévu.");
});

Deno.test("of a list that has no room at all it is not said how many more there are", () => {
  const long = "Un chien bien élevé attend son maître. ".repeat(20).trim();
  assert.equal(opening(`${long}\n- un\n- deux`, "", 20, long.length), long);
});

Deno.test("a list too long for an answer begins with what is asked for, and says how many more there are", () => {
  const days = Array.from({ length: 40 }, (_, at) => ({
    _id: `s${at}`,
    _type: "session",
    _rev: "1",
    title: "Portes ouvertes",
    firstDay: `2027-${String((at % 12) + 1).padStart(2, "0")}-0${(at % 9) + 1}`,
  }));
  const cut = listedAt("2026-12-01T12:00:00Z", "dates", ...days).text;
  assert.match(cut, /^- Portes ouvertes : le 1er janvier .+-17h … et \d+ autres$/);
  assert.equal(cut.split(" - ").length + Number(/\d+(?= autres$)/.exec(cut)), days.length);
  assert.doesNotMatch(listedAt("2026-12-01T12:00:00Z", "dates", ...days.slice(0, 3)).text, /…/);
  const fair = { ...days[0], _id: "foire", title: "Foire canine", firstDay: "2027-12-20" };
  const asked = "Mon chien peut-il venir à la foire ?";
  const { text } = listedFor(asked, "2026-12-01T12:00:00Z", "dates", ...days, fair);
  assert.match(text, /^- Foire canine : le 20 décembre 2027, 9h-17h - Portes ouvertes : le 1er janvier/);
});

Deno.test("a date that has a plan costs what the plan costs, or begins at, and nothing once that is on quotation", () => {
  const day = {
    _id: "s1",
    _type: "session",
    _rev: "1",
    kind: "camp",
    title: "Stage",
    firstDay: "2026-12-05",
  };
  const priced = (plan: string) => ({ ...day, hours: "9h-16h", price: 600, plan: { _ref: plan } });
  const listed = (plan: string) =>
    listedAt("2026-12-01T12:00:00Z", "dates", priced(plan), quoted, begins).text;
  const quoted = { _id: "plan-devis", _type: "plan", _rev: "1", name: "Devis", audience: "jeunes" };
  const begins = { ...quoted, _id: "plan-equipe", price: 2990, from: true };
  assert.equal(listed("plan-mensuel"), "- Stage : le 5 décembre 2026, 9h-16h, 149 €/mois");
  assert.equal(listed("plan-devis"), "- Stage : le 5 décembre 2026, 9h-16h");
  assert.equal(listed("plan-equipe"), "- Stage : le 5 décembre 2026, 9h-16h, à partir de 2 990 €");
});

for (const [place, told] of [
  [undefined, "En ligne"],
  ["Salle Zoom de l’école", "Salle Zoom de l’école"],
]) {
  Deno.test(`a date that is held online is told to be ${place ? "where staff say" : "so"}`, () => {
    const title = "Présentation du soir";
    const date = { _id: "s1", _type: "session", title, firstDay: "2026-12-10", hours: "18h-19h" };
    const { text } = listedAt("2026-12-01T12:00:00Z", "dates", { ...date, online: true, place });
    assert.equal(text, `- ${title} : le 10 décembre 2026, 18h-19h, ${told}`);
  });
}

Deno.test("once a date has begun its places are not counted; one that is called off is said to be until it ends", () => {
  const days = { firstDay: "2026-12-05", hours: "10h-17h", places: 8 };
  const openDay = {
    _id: "s1",
    _type: "session",
    _rev: "1",
    kind: "openDay",
    title: "Portes ouvertes",
    ...days,
  };
  const off = { ...openDay, enrolment: "cancelled" };
  const during = (of: string, session: object) => listedAt("2026-12-05T13:00:00Z", of, session).text;
  assert.equal(during("places", openDay), "- Portes ouvertes, le 5 décembre 2026 : en cours");
  assert.equal(during("openDays", off), "- Portes ouvertes : le 5 décembre 2026, 10h-17h, annulé");
});

Deno.test("an edition that runs, and its places, are told while one can join it", () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const said = (enrolment: string, of: string) => {
    const edition = { firstDay: day(-10), lastDay: day(10), places: 5, enrolment };
    const published = [
      ...someSchool(),
      { _id: "edition-running", _type: "edition", _rev: "1", ...edition },
      { _id: "faq-new", _type: "faq", _rev: "1", ...dog, answer: [{ _type: "liveList", of }] },
    ];
    const knowledge = knowledgeFrom(published, () => {});
    return answerTo(knowledge, [{ role: "user", content: dog.question }]).answer.text;
  };
  assert.match(said("open", "places"), /5.places/);
  assert.doesNotMatch(said("closed", "places"), /5.places/);
  assert.match(said("few", "editions"), /^- Du .+\s: dernières places/);
  assert.doesNotMatch(said("closed", "editions"), /- Du/);
});

Deno.test("the months listed are those of the edition to speak of, once as many are written as another has; none of one that is over stands for them", () => {
  const block = {
    _id: "bloc",
    _type: "programmeBlock",
    _rev: "1",
    number: 1,
    title: "Images",
    slug: { current: "b" },
  };
  const next = {
    _id: "next",
    _type: "edition",
    _rev: "1",
    firstDay: "2026-11-01",
    lastDay: "2027-04-30",
    enrolment: "open",
  };
  const month = (edition: string, start: string) => ({
    _id: start,
    _type: "monthlyProgramme",
    _rev: "1",
    start,
    block: { _ref: "bloc" },
    edition: { _ref: edition },
  });
  const now = "2026-10-01T10:00:00Z";
  const written = [block, next, month("edition", "2025-11-01")];
  const before = written.filter((document) => document !== next);
  assert.equal(listedAt(now, "months", ...before).text, "- Novembre 2025 : Images");
  assert.equal(listedAt(now, "months", ...written).text, "Rien de prévu.");
  written.push(month("next", "2026-11-01"));
  assert.equal(listedAt(now, "months", ...written).text, "- Novembre 2026 : Images");
  assert.doesNotMatch(listedAt(now, "months", ...written, month("edition", "2025-12-01")).text, /2026 /);
});

Deno.test("a workshop is told at its day once that is known, in place of about when", () => {
  const block = { _id: "bloc", _type: "programmeBlock", number: 1, title: "Images", slug: { current: "b" } };
  const month = { _id: "month", _type: "monthlyProgramme", start: "2025-12-01" };
  const workshop = { name: "Affiches", duration: "day", period: "Fin décembre" };
  const told = (more: object) => {
    const of = { block: { _ref: "bloc" }, edition: { _ref: "edition" }, workshop: { ...workshop, ...more } };
    const { passages } = knowledgeFrom([...someSchool(), block, { ...month, ...of }], () => {}).finder;
    return /\((.*)\)/.exec(passages.find(({ id }) => id === month._id)!.text)?.[1]?.replaceAll(/\s/g, " ");
  };
  assert.equal(told({}), "1 jour · Fin décembre");
  assert.equal(told({ date: "2026-01-09" }), "1 jour · 9 janvier 2026");
});

Deno.test("months that lie outside their edition's days are listed nowhere, nor told of", () => {
  const block = { _id: "bloc", _type: "programmeBlock", number: 1, title: "Images", slug: { current: "b" } };
  const objective = [paragraph(span("Composer une affiche sans crayon."))];
  const told = (start: string) => {
    const month = {
      _id: "month",
      _type: "monthlyProgramme",
      start,
      objective,
      block: { _ref: "bloc" },
      edition: { _ref: "edition" },
    };
    const knowledge = knowledgeFrom([...someSchool(), block, month], () => {}, new Date("2026-01-10"));
    const listed = listedAt("2026-01-10", "months", block, month).text;
    return [listed, knowledge.finder.publishes("crayon")];
  };
  assert.deepEqual(told("2025-11-01"), ["- Novembre 2025 : Images", true]);
  assert.deepEqual(told("2024-11-01"), ["Rien de prévu.", false]);
  assert.deepEqual(told("2026-05-01"), ["Rien de prévu.", false]);
});

for (const [by, naming] of [
  ["chosen", { camp: { _ref: "camp-toussaint" } }],
  ["typed", { title: "Stage de la Toussaint" }],
] as const) {
  Deno.test(`a camp is answered with its coming dates, where it is ${by}`, () => {
    const camp = { _id: "camp-toussaint", _type: "camp", _rev: "1", title: "Stage de la Toussaint" };
    const session = (year: number) => ({
      _id: `session-${year}`,
      _type: "session",
      _rev: "1",
      kind: "camp",
      ...naming,
      firstDay: `${year}-10-27`,
      lastDay: `${year}-10-29`,
      price: 185,
    });
    const knowledge = knowledgeFrom([...someSchool(), camp, session(2020), session(2096)], () => {});
    const asked = "le stage de la Toussaint ?";
    const { text } = answerTo(knowledge, [{ role: "user", content: asked }]).answer;
    assert.match(text, /27 au 29\soctobre\s2096[^\n]*185\s€/);
    assert.doesNotMatch(text, /2020/);
  });
}

Deno.test("a date that has a title of its own is answered by it, with its price and its places, once however often it is held", () => {
  const day = { _type: "session", kind: "camp", title: "Journée découverte", hours: "9h-17h", price: 25 };
  const sessions = [
    { ...day, _id: "s1", firstDay: "2026-12-05", places: 8, enrolment: "open" },
    { ...day, _id: "s2", firstDay: "2027-01-16", places: 8, enrolment: "full" },
    { ...day, _id: "s3", firstDay: "2026-10-03" },
    { ...day, _id: "s4", title: undefined, camp: { _ref: "camp" }, firstDay: "2026-12-19" },
  ];
  const camp = { _id: "camp", _type: "camp", title: "Stage de Noël" };
  const description = [paragraph(span("Un drone à programmer, puis à faire voler."))];
  const published = [...someSchool(), camp, ...sessions.map((one) => ({ ...one, description }))];
  const knowledge = knowledgeFrom(published, () => {}, new Date("2026-11-28"));
  const said = (content: string) =>
    answerTo(knowledge, [{ role: "user", content }]).answer.text.replaceAll(/[^\S\n]/g, " ");
  const answer =
    "Journée découverte : le 5 décembre 2026, 9h-17h, 25 €, 8 places\nJournée découverte : le 16 janvier 2027, 9h-17h, 25 €, complet\nUn drone à programmer, puis à faire voler.";
  assert.equal(said("Quand a lieu la Journée découverte ?"), answer);
  assert.equal(said("Combien coûte la Journée découverte ?"), answer);
  assert.deepEqual(
    knowledge.finder.passages.filter(({ id }) => sessions.some(({ _id }) => _id === id)).length,
    1,
  );
});

Deno.test("what every page announces is known, and no empty list denies it", () => {
  const text = "Portes ouvertes le samedi 12 décembre : venez essayer !";
  const visit = {
    question: "Peut-on visiter l’école ?",
    alsoAsked: ["Quand sont les portes ouvertes ?"],
    answer: [
      paragraph(span("Sur rendez-vous.")),
      { _type: "liveList", of: "openDays", otherwise: "Aucune journée portes ouvertes n’est annoncée." },
    ],
  };
  const announced = (more: object) => {
    const announcement = { _id: "announcement", _type: "announcement", _rev: "1", text, ...more };
    const faq = { _id: "faq-new", _type: "faq", _rev: "1", ...visit };
    const knowledge = knowledgeFrom(
      shownDocuments([...someSchool(), faq, announcement], new Date(), "").documents,
      () => {},
    );
    const said = (content: string) =>
      answerTo(knowledge, [{ role: "user", content }]).answer.text.replaceAll(/\s/g, " ");
    return [said("Quand sont les portes ouvertes ?"), said("Quoi le samedi 12 décembre ?")];
  };
  assert.deepEqual(announced({}), [`Sur rendez-vous. ${text}`, text]);
  const [past, unknown] = announced({ showUntil: "2020-12-12T11:00:00Z" });
  assert.equal(past, "Sur rendez-vous. Aucune journée portes ouvertes n’est annoncée.");
  assert.doesNotMatch(unknown, /12 décembre/);
});
