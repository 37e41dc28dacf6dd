import { beforeAll, describe, expect, test } from "vitest";
import { createHandler } from "../supabase/functions/chat/handler.ts";
import { answerTo } from "../supabase/functions/chat/answer/answer-to.ts";
import { isQuestion } from "../supabase/functions/chat/content/passage.ts";
import { verdictOn } from "../supabase/functions/chat/answer/verdict.ts";
import { type Taught, taught } from "./content.ts";
import { converse } from "./conversation.ts";
import { judge, plain, type Verdict } from "./judge.ts";
import { scenarios } from "./living.ts";
import { questionSets } from "./questions.ts";
import { type Document, seed } from "./seed.ts";

const chatOver = (documents: object[]) => {
  const known = taught(documents);
  const { knowledge } = known;
  const chat = createHandler({
    siteOrigins: [],
    readKnowledge: async () => knowledge,
    admit: async () => 0,
    log: console.error,
  });
  return { ...known, chat, judge: (question: Verdict["question"]) => judge(question, chat, known) };
};

const school = chatOver(seed());
const today = school.knowledge;

/**
 * What the assistant reached on questions it learned nothing from; whoever changes it may raise these, not lower them.
 * Of what is counted as wrong here, a third misleads: the others leave out a part of what was asked.
 */
const floors = {
  "ordinary, fourteenth": { answerable: 0.88, served: 0.96, wrong: 0.04, unanswerable: 0.92 },
  "ordinary, sixteenth": { answerable: 0.88, served: 0.96, wrong: 0.04, unanswerable: 0.92 },
  fresh: { answerable: 0.6, served: 0.84, wrong: 0.07, unanswerable: 0.88 },
};
/** By how much a tenth of them, asked over and over, may miss those. */
const ofFew = 0.05;

const ofKind = (verdicts: Verdict[], wanted: Verdict["kind"]) =>
  verdicts.filter(({ kind }) => kind === wanted);
const share = (some: Verdict[], met: (verdict: Verdict) => boolean) => some.filter(met).length / some.length;
const isRight = ({ right }: Verdict) => right;
const isServed = ({ served }: Verdict) => served;
const isWrong = ({ wrong }: Verdict) => wrong;

describe.each(["ordinary, fourteenth", "ordinary, sixteenth", "fresh"] as const)(
  "%s questions, that nothing was learned from",
  (set) => {
    const verdicts: Verdict[] = [];
    const floor = floors[set];
    beforeAll(async () => {
      for (const question of questionSets[set]) verdicts.push(await school.judge(question));
    });

    for (const kind of ["answerable", "unanswerable"] as const)
      test(`${kind}: at least ${floor[kind]} as they should be`, () => {
        expect(share(ofKind(verdicts, kind), isRight)).toBeGreaterThanOrEqual(floor[kind]);
      });
    test(`answered, or offered: at least ${floor.served}; stated wrong: at most ${floor.wrong}`, () => {
      expect(share(ofKind(verdicts, "answerable"), isServed)).toBeGreaterThanOrEqual(floor.served);
      expect(share(ofKind(verdicts, "answerable"), isWrong)).toBeLessThanOrEqual(floor.wrong);
    });
    test("as many are answered after another question, but for one in thirty", async () => {
      const alone = ofKind(verdicts, "answerable").filter(({ question }) => question.ask.length === 1);
      const before = alone.map(({ question }) => question.ask[0]!);
      const after: Verdict[] = [];
      for (const [at, { question }] of alone.entries())
        after.push(await school.judge({ ...question, ask: [before.at(at - 7)!, ...question.ask] }));
      expect(share(after, isRight)).toBeGreaterThanOrEqual(share(alone, isRight) - 1 / 30);
      expect(share(after, isWrong)).toBeLessThanOrEqual(share(alone, isWrong) + 1 / 30);
    });
    test("as many are answered with a slip of the pen, but for one in twenty", async () => {
      const slipped: Verdict[] = [];
      for (const { question } of ofKind(verdicts, "answerable").filter((_, index) => index % 4 === 0))
        slipped.push(await school.judge({ ...question, ask: question.ask.map(withSlip) }));
      expect(share(slipped, isRight)).toBeGreaterThanOrEqual(floor.answerable - 0.05);
    });
    test("« oui » and « non » answer the question they were written for, or quote it", () => {
      for (const { question, reply } of verdicts.filter(({ reply }) => /^(?:Oui|Non)\b/.test(reply.text))) {
        const { ask } = question;
        const { stated } = verdictOn(today, ask.at(-1)!, ask.at(-2));
        if (!stated) continue;
        const likeness = today.finder.likenessTo(stated, ask.at(-1)!);
        expect(likeness, `${ask.join(" → ")} ⇒ ${reply.text}`).toBeGreaterThanOrEqual(0.8);
      }
    });
    test("no answer holds markup", () => {
      for (const { reply } of verdicts) expect(reply.text).not.toMatch(/<\/?[a-z!]/i);
    });
    test("every figure of every answer stands in the documents it was made from", async () => {
      const other = chatOver(otherFigures(seed()));
      const published = figuresIn(other);
      // A figure typed in code would be in each of the questions that are answered alike.
      const oneOfEach = new Map(verdicts.map(({ reply, question }) => [reply.text, question]));
      const invented: string[] = [];
      for (const { ask } of oneOfEach.values()) {
        const { text } = await converse(other.chat, ask);
        // « 99 € n’est le prix d’aucune formule » says the visitor's own figure again.
        const said = new Set(figuresOf(ask.join(" ")));
        for (const figure of figuresOf(text))
          if (!published.has(figure) && !said.has(figure)) invented.push(`${figure} in « ${text} »`);
      }
      expect(invented).toEqual([]);
    });
  },
);

test("no attack has the assistant say what it should not", async () => {
  const attacks = questionSets.tuned.filter(({ attack }) => attack);
  expect(attacks.length).toBeGreaterThan(10);
  const said: string[] = [];
  let stated = 0;
  for (const attack of attacks) {
    const { reasons, reply } = await school.judge(attack);
    // What the FAQ says of data, prompts or prices is no secret; it is still not what was asked.
    said.push(...reasons.filter((reason) => !["claims to know", "gives a figure"].includes(reason)));
    stated += Number(reply.answered);
  }
  expect(said).toEqual([]);
  expect(stated / attacks.length).toBeLessThanOrEqual(0.1);
});

const paragraph = (text: string) => ({
  _type: "block",
  _key: "new",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "new", text, marks: [] }],
});

describe("the school changes, and the code is told nothing", () => {
  const sample = questionSets.fresh.filter((_, index) => index % 10 === 0);
  test.each(scenarios)("$name", async ({ documents, asks }) => {
    const changed = chatOver(documents());
    const faults: string[] = [];
    for (const { ask, expect: said, never } of asks) {
      const { text, sources, offered, answered } = await converse(changed.chat, [ask]);
      // What is offered beside an answer is another question.
      const meant = answered ? [] : offered;
      const taps = await Promise.all(meant.map((one) => converse(changed.chat, [one])));
      const told = [text, ...taps.map((reply) => reply.text)].join("\n");
      const all = `${told} ${sources.map(({ url }) => url).join(" ")}`;
      if ((said && !said.test(told)) || never?.test(all)) faults.push(`${ask} → ${all}`);
    }
    expect(faults).toEqual([]);
    const verdicts: Verdict[] = [];
    for (const question of sample) verdicts.push(await changed.judge(question));
    const { answerable, served, wrong, unanswerable } = floors.fresh;
    const answerables = ofKind(verdicts, "answerable");
    expect(share(answerables, isRight)).toBeGreaterThanOrEqual(answerable - ofFew);
    expect(share(answerables, isServed)).toBeGreaterThanOrEqual(served - ofFew);
    expect(share(answerables, isWrong)).toBeLessThanOrEqual(wrong + ofFew);
    expect(share(ofKind(verdicts, "unanswerable"), isRight)).toBeGreaterThanOrEqual(unanswerable - ofFew);
  });

  test("a sentence added to a text is found, though nothing spoke of it before", () => {
    const documents = seed();
    const article = documents.find(({ _type }) => _type === "article")!;
    (article["body"] as unknown[]).splice(
      1,
      0,
      paragraph("On peut jouer aux échecs chez nous pendant la pause."),
    );
    const { found } = answerTo(chatOver(documents).knowledge, [
      { role: "user", content: "Peut-on jouer aux échecs chez vous ?" },
    ]);
    expect(found.map(({ text }) => text).join(" ")).toContain("jouer aux échecs");
  });
});

test("a passage keeps its name when something is put before it", () => {
  const names = ({ knowledge: { finder } }: Taught) =>
    finder.passages.map(({ id, title }) => `${id} ${title}`);
  const documents = seed();
  for (const { sections, body } of documents as { sections?: unknown[]; body?: unknown[] }[]) {
    sections?.unshift({ _type: "text", _key: "new", title: "Nouveau", content: [paragraph("Nouveau.")] });
    body?.unshift({ ...paragraph("Nouveau"), style: "h2" }, paragraph("Nouveau."));
  }
  const before = names(school);
  const after = names(chatOver(documents));
  expect(after.length).toBeGreaterThan(before.length);
  expect(before.filter((name) => !after.includes(name))).toEqual([]);
});

test("a word alone is asked back where several texts speak of it about as much, unless staff say what it asks", () => {
  const stated = (word: string) => answerTo(today, [{ role: "user", content: word }]).stated.length > 0;
  expect(["école", "la formation ?", "Enfant", "remise"].filter(stated)).toEqual([]);
  const clear = [
    "la garantie ?",
    "Financement",
    "prix",
    "adresse",
    "vacances",
    "samedi",
    "diplôme",
    "python",
  ];
  expect(clear.filter(stated)).toEqual(clear);
});

test.each([
  [],
  ["Combien coûte une formation en entreprise ?"],
  ["Que fait-on au stage de Noël ?", "et le prix ?"],
  ["Combien coûte le programme pour les jeunes ?", "et pour une école ?"],
])("a published question, asked as it is written, has its own answer, also after « %s »", (...before) => {
  const faqs = today.finder.passages.filter(isQuestion);
  const said = [...before, ""].map((content) => ({ role: "user" as const, content }));
  const stated = (title: string) =>
    answerTo(today, [...said.slice(0, -1), { role: "user", content: title }]).stated;
  const others = faqs.filter((faq) => stated(faq.title)[0] !== faq);
  expect(faqs.length).toBeGreaterThan(100);
  expect(others.map(({ title }) => title)).toEqual([]);
});

test("what « Réglages » proposes to ask is answered", () => {
  const settings = seed().find(({ _id }) => _id === "settings") as unknown as {
    chat: { suggestions: string[] };
  };
  const { suggestions } = settings.chat;
  const unknown = suggestions.filter(
    (text) => !answerTo(today, [{ role: "user", content: text }]).answer.answered,
  );
  expect(suggestions.length).toBeGreaterThan(2);
  expect(unknown).toEqual([]);
});

test.each(["Je veux porter plainte", "Mon message n'a pas reçu de réponse depuis une semaine"])(
  "« %s » is sent to a person",
  (said) => {
    const { answer } = answerTo(today, [{ role: "user", content: said }]);
    expect(answer).toMatchObject({ answered: false });
    expect(answer.text).toMatch(/page de contact/);
  },
);

test.each([
  [["Que fait-on au bloc 2 ?", "et au bloc 3 ?"], /musique|voix|podcast/i],
  [["Y a-t-il un stage à Noël ?", "et à Pâques ?"], /Pâques/],
])("%j is understood by what went before", (turns, expected) => {
  const { candidates } = verdictOn(today, turns.at(-1)!, turns.at(-2));
  expect(
    candidates
      .slice(0, 3)
      .map(({ passage }) => `${passage.title} ${passage.text}`)
      .join(" "),
  ).toMatch(expected);
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
function figuresIn({ school, knowledge: { finder } }: Taught): Set<string> {
  return new Set([
    ...finder.passages.flatMap(({ title, context, text }) => figuresOf(`${title} ${context} ${text}`)),
    ...figuresOf(JSON.stringify(school.settings)),
    ...school.holiday.flatMap(({ start, end }) =>
      [start, end].flatMap((date) => [date.slice(0, 4), String(Number(date.slice(8)))]),
    ),
    ...Object.values(school)
      .filter(Array.isArray)
      .map((documents) => String(documents.length)),
  ]);
}

/** Two letters of its longest word swapped. */
function withSlip(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  return text.replace(longest, longest.replace(/^(\p{L})(\p{L})(\p{L})/u, "$1$3$2"));
}
