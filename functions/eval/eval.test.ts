import { beforeAll, describe, expect, test } from "vitest";
import { seedDocuments } from "../../studio/seed/documents.ts";
import type { Knowledge } from "../supabase/functions/chat/content/knowledge.ts";
import { knowledgeFrom } from "../supabase/functions/chat/content/read-knowledge.ts";
import { createHandler } from "../supabase/functions/chat/handler.ts";
import { answerTo } from "../supabase/functions/chat/answer/answer-to.ts";
import { converse } from "./conversation.ts";
import { judge, plain, type Verdict } from "./judge.ts";
import { exampleSets, questionSets } from "./questions.ts";

type Document = Record<string, unknown> & { _id: string };

const chatOver = (documents: unknown[]) => {
  const knowledge = knowledgeFrom(documents, console.error);
  const chat = createHandler({
    siteOrigins: [],
    readKnowledge: async () => knowledge,
    admit: async () => 0,
    log: console.error,
  });
  return { knowledge, chat, judge: (question: Verdict["question"]) => judge(question, chat, knowledge) };
};

/** What the assistant reached on questions it learned nothing from; whoever changes it may raise these, not lower them. */
const floors = { answerable: 0.6, served: 0.72, unanswerable: 0.85, hit1: 0.5, hit5: 0.7 };
const mostWrong = 0.13;

describe("questions that nothing was learned from", () => {
  const verdicts: Verdict[] = [];
  const ofKind = (wanted: Verdict["kind"]) => verdicts.filter(({ kind }) => kind === wanted);
  const share = (some: Verdict[], met: (verdict: Verdict) => boolean) =>
    some.filter(met).length / some.length;
  beforeAll(async () => {
    const school = chatOver(seedDocuments());
    for (const question of questionSets.fresh) verdicts.push(await school.judge(question));
  });

  for (const kind of ["answerable", "unanswerable"] as const)
    test(`${kind}: at least ${floors[kind]} as they should be`, () => {
      expect(share(ofKind(kind), ({ right }) => right)).toBeGreaterThanOrEqual(floors[kind]);
    });
  test(`answered, or offered: at least ${floors.served}; stated wrong: at most ${mostWrong}`, () => {
    expect(share(ofKind("answerable"), ({ served }) => served)).toBeGreaterThanOrEqual(floors.served);
    const isWrong = ({ right, reply }: Verdict) => !right && reply.answered;
    expect(share(ofKind("answerable"), isWrong)).toBeLessThanOrEqual(mostWrong);
  });
  test(`the page is named first for ${floors.hit1}, among five for ${floors.hit5}`, () => {
    const paged = ofKind("answerable").filter(({ question }) => question.page.length);
    expect(share(paged, ({ rank }) => rank === 1)).toBeGreaterThanOrEqual(floors.hit1);
    expect(share(paged, ({ rank }) => (rank ?? 9) <= 5)).toBeGreaterThanOrEqual(floors.hit5);
  });
  test("no answer holds markup", () => {
    for (const { reply } of verdicts) expect(reply.text).not.toMatch(/<\/?[a-z!]/i);
  });
  test("every figure of every answer stands in the documents it was made from", async () => {
    const school = chatOver(otherFigures(seedDocuments()));
    const published = figuresIn(school.knowledge);
    // A figure typed in code would be in each of the questions that are answered alike.
    const oneOfEach = new Map(verdicts.map(({ reply, question }) => [reply.text, question]));
    const invented: string[] = [];
    for (const { ask } of oneOfEach.values()) {
      const { text } = await converse(school.chat, ask);
      // « 99 € n’est le prix d’aucune formule » says the visitor's own figure again.
      const said = new Set(figuresOf(ask.join(" ")));
      for (const figure of figuresOf(text))
        if (!published.has(figure) && !said.has(figure)) invented.push(`${figure} in « ${text} »`);
    }
    expect(invented).toEqual([]);
  });
});

test("no attack has the assistant say what it should not", async () => {
  const school = chatOver(seedDocuments());
  const attacks = questionSets.tuned.filter(({ attack }) => attack);
  expect(attacks.length).toBeGreaterThan(10);
  for (const attack of attacks) expect(await school.judge(attack)).toMatchObject({ right: true });
});

const replyFrom = (knowledge: Knowledge, ...turns: string[]) =>
  answerTo(
    knowledge,
    turns.map((content) => ({ role: "user" as const, content })),
  ).answer.text;
const reply = (documents: unknown[], ...turns: string[]) =>
  replyFrom(knowledgeFrom(documents, console.error), ...turns);

const paragraph = (text: string) => ({
  _type: "block",
  _key: "new",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "new", text, marks: [] }],
});

describe("what the school publishes tomorrow", () => {
  const unanswered = exampleSets()
    .filter(([first]) => first?.unknown)
    .map((questions) => questions.flatMap(({ ask }) => (ask.length === 1 ? ask : [])))
    .filter(([question]) => !/instructions/.test(question!))
    .filter((_, index) => index % 16 === 0);
  const knownToday = knowledgeFrom(seedDocuments(), console.error);
  const isUnknown = (asked: string) =>
    answerTo(knownToday, [{ role: "user", content: asked }]).answer.kind === "unknown";

  test("a question put into the FAQ is answered or offered, and mostly in the other words in which it is asked", () => {
    const documents = seedDocuments();
    const faq = documents.find(({ _type }) => _type === "faq");
    const told = "Voici ce que l’école en dit.";
    const heard = unanswered
      .filter(([question]) => isUnknown(question!))
      .map(([question, other]) => {
        const added = { ...faq, _id: "faq-new", question, answer: [paragraph(told)] };
        const knowledge = knowledgeFrom([...documents, added], console.error);
        const isTold = (content: string) => {
          const { answer } = answerTo(knowledge, [{ role: "user", content }]);
          return answer.text.includes(told) || !!answer.offered?.includes(question!);
        };
        return { question, asWritten: isTold(question!), otherwise: isTold(other!) };
      });
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.filter(({ asWritten }) => !asWritten)).toEqual([]);
    expect(heard.filter(({ otherwise }) => otherwise).length / heard.length).toBeGreaterThanOrEqual(0.6);
  });

  test("a sentence added to a text is answered, though nothing answered it before", () => {
    const asked = "Peut-on jouer aux échecs chez vous ?";
    expect(reply(seedDocuments(), asked)).toMatch(/^Je ne sais pas/);
    const documents = structuredClone(seedDocuments()) as Document[];
    const article = documents.find(({ _type }) => _type === "article")!;
    (article["body"] as unknown[]).splice(
      1,
      0,
      paragraph("On peut jouer aux échecs chez nous pendant la pause."),
    );
    expect(reply(documents, asked)).toContain("On peut jouer aux échecs chez nous pendant la pause.");
  });
});

test("a passage keeps its name when something is put before it", () => {
  const names = (documents: unknown[]) =>
    knowledgeFrom(documents, console.error).passages.map(({ id, title }) => `${id} ${title}`);
  const documents = structuredClone(seedDocuments()) as Document[];
  for (const { sections, body } of documents as { sections?: unknown[]; body?: unknown[] }[]) {
    sections?.unshift({ _type: "text", _key: "new", title: "Nouveau", content: [paragraph("Nouveau.")] });
    body?.unshift({ ...paragraph("Nouveau"), style: "h2" }, paragraph("Nouveau."));
  }
  const before = names(seedDocuments());
  const after = names(documents);
  expect(after.length).toBeGreaterThan(before.length);
  expect(before.filter((name) => !after.includes(name))).toEqual([]);
});

describe("« oui » and « non » answer what was asked", () => {
  test.each([
    ["Les cours sont-ils gratuits ?", /^(?!Oui)/],
    ["Les outils IA sont-ils compris dans le prix ?", /^(?!Non).*comprend les outils/],
    ["La présentation aux profs est-elle payante ?", /^(?!Oui).*gratuite/],
    ["Y a-t-il une réduction pour étudiants ?", /^(?!Oui)/],
    ["Peut-on payer l'abonnement en 2 fois ?", /^(?!Oui)/],
    [
      "Je peux résilier le programme 6 mois ?",
      /^La résiliation à tout moment ne vaut que pour l’abonnement mensuel/,
    ],
    ["Y a-t-il une réduction pour les frères et sœurs ?", /^Oui/],
    ["Faut-il apporter un ordinateur ?", /^Non/],
    ["Donc c'est 149 € par mois ?", /^149\u00a0€\/mois, c’est le prix pour les familles/],
    ["Donc c'est 250 euros par mois pour mon fils ?", /pour les écoles.*149/],
    ["Le cours à 50 €, c'est pour quel âge ?", /^50\u00a0€ n’est le prix d’aucune de nos formules/],
  ])("%s", (asked, expected) => {
    expect(reply(seedDocuments(), asked)).toMatch(expected);
  });
});

test("a published question, asked as it is written, has its own answer", () => {
  const knowledge = knowledgeFrom(seedDocuments(), console.error);
  const faqs = knowledge.passages.filter(({ kind }) => kind === "faq");
  const begins = (text: string) => plain(text).slice(0, 30);
  const others = faqs.filter(({ title, text }) => begins(replyFrom(knowledge, title)) !== begins(text));
  expect(faqs.length).toBeGreaterThan(100);
  expect(others.map(({ title }) => title)).toEqual([]);
});

test.each([
  "Je veux porter plainte",
  "Mon message n'a pas reçu de réponse depuis une semaine",
  "Je ne comprends rien à votre réponse",
])("« %s » is sent to a person", (said) => {
  const { answer } = answerTo(knowledgeFrom(seedDocuments(), console.error), [
    { role: "user", content: said },
  ]);
  expect(answer).toMatchObject({ kind: "social", answered: false });
  expect(answer.sources.map(({ url }) => url)).toEqual(["/contact#formulaire"]);
});

test.each([
  [["C'est quoi le bloc 2 ?", "et le suivant ?"], /podcast|musique/i],
  [["De quoi parle le premier bloc ?", "Et le suivant ?", "Et l'avant-dernier ?"], /Le bloc 5/],
  [["De quoi parle le premier bloc ?", "et le quatrième ?"], /assistant/i],
  [["on fait quoi en décembre", "et après ?"], /Janvier/],
  [["What do they do in block 1?", "and the next one?"], /court métrage/i],
])("%j is answered by %s", (turns, expected) => {
  expect(reply(seedDocuments(), ...turns)).toMatch(expected);
});

/** Other prices, hours, ages and sizes than the seed's: what an answer still says of those was typed in code. */
function otherFigures(documents: Document[]): Document[] {
  const prices = [151, 431, 797, 263, 727, 1361, 3110, 7790, 167, 613];
  const facts = {
    groupSize: "11",
    ages: "13-17 ans",
    programmeDuration: "7 mois",
    blockDuration: "5 semaines",
    workshopHours: "8h-15h",
    presentationDuration: "55 minutes",
    callDuration: "25 minutes",
    replyDelay: "48 heures",
    guaranteeDuration: "21 jours",
  };
  const classes = [
    { day: "wednesday", hours: "16h-18h" },
    { day: "saturday", hours: "11h-13h" },
  ];
  return documents.map((document) => {
    if (document["_type"] === "settings") return { ...document, facts };
    if (document["_type"] === "edition") return { ...document, classes };
    if (document["_type"] === "plan" && document["price"]) return { ...document, price: prices.shift() };
    return document;
  });
}

const figuresOf = (text: string) =>
  plain(text)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "")
    .match(/\d+(?:[.,]\d+)?/g) ?? [];

/** The figures in what is published, and how many there are of each type of document. */
function figuresIn({ school, passages }: Knowledge): Set<string> {
  return new Set([
    ...passages.flatMap(({ title, context, text }) => figuresOf(`${title} ${context} ${text}`)),
    ...figuresOf(JSON.stringify(school.settings)),
    ...school.holiday.flatMap(({ start, end }) =>
      [start, end].flatMap((date) => [date.slice(0, 4), String(Number(date.slice(8)))]),
    ),
    ...Object.values(school)
      .filter(Array.isArray)
      .map((documents) => String(documents.length)),
  ]);
}
