import assert from "node:assert/strict";
import { mock } from "node:test";
import { answerTo } from "../answer/answer-to.ts";
import { someSchool } from "../testing/school.ts";
import { createKnowledgeReader } from "./read-knowledge.ts";
import { createLake } from "./lake.ts";

/** A Content Lake over HTTP, whose content can change and which can go down. */
function someLake() {
  const lake = {
    documents: someSchool() as Record<string, unknown>[],
    down: false,
    /** How long it takes to answer, in ms. */
    slow: 0,
    queries: [] as string[],
  };
  const logged: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const query = new URL(request.url).searchParams.get("query")!;
    lake.queries.push(query);
    await new Promise((resolve) => setTimeout(resolve, lake.slow));
    if (lake.down) return new Response("down", { status: 503 });
    return Response.json({
      result: query.endsWith("._rev") ? lake.documents.map(({ _rev }) => _rev) : lake.documents,
    });
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  return {
    lake,
    logged,
    read: createKnowledgeReader(createLake({ url, dataset: "production" }), (line) => logged.push(line)),
    stop: () => server.shutdown(),
  };
}

/** A question that a list answers. */
const listing = (of: string, audience: string) => ({
  _id: "faq-list",
  _type: "faq",
  _rev: "1",
  question: "Lesquels ?",
  answer: [{ _type: "liveList", of, audience, otherwise: "Aucun." }],
});
const listedBy = async (read: ReturnType<typeof someLake>["read"]) =>
  (await read()).finder.passages.find(({ id }) => id === "faq-list")!.text.split("\n");

const priceOf = async (read: ReturnType<typeof someLake>["read"]) =>
  answerTo(await read(), [{ role: "user", content: "Combien coûte le programme de 6 mois ?" }]).answer.text;

Deno.test("an edited price is in the next answer, and content that did not change is not read again", async () => {
  const { lake, read, stop } = someLake();
  assert.match(await priceOf(read), /780\u00a0€/);
  await priceOf(read);
  assert.equal(lake.queries.filter((query) => !query.endsWith("._rev")).length, 1);

  lake.documents = someSchool({ month: 149, semester: 790 }).map((document) => ({ ...document, _rev: "2" }));
  const text = await priceOf(read);
  assert.match(text, /790\u00a0€.*104\u00a0€ d’économie/);
  assert.doesNotMatch(text, /780/);
  await stop();
});

Deno.test("where the school is, is known with its street once it has one", async () => {
  const { lake, read, stop } = someLake();
  const children = [
    { _type: "span", text: "Adresse : " },
    { _type: "fact", name: "address" },
  ];
  const answer = [{ _type: "block", children }];
  lake.documents.push({ _id: "faq-where", _type: "faq", _rev: "1", question: "Où êtes-vous ?", answer });
  const reach = async () => (await read()).finder.passages.find(({ id }) => id === "faq-where")?.text;
  assert.equal(await reach(), undefined);
  lake.documents = lake.documents.map((document) =>
    document["_type"] === "settings"
      ? {
          ...document,
          _rev: "2",
          contact: { ...(document["contact"] as object), street: "rue Neuve 1", postalCode: "1000" },
        }
      : document,
  );
  assert.match((await reach())!, /^Adresse : rue Neuve 1, 1000 Bruxelles$/m);
  await stop();
});

Deno.test("what visitors are to complete is told, and not what staff have yet to", async () => {
  const { lake, read, stop } = someLake();
  const told = "Vous recevez un dossier à compléter, puis nous vous appelons.";
  const children = [
    { _type: "span", text: "Nous sommes au " },
    { _type: "fact", name: "seat" },
  ];
  const answer = [
    { _type: "block", children: [{ _type: "span", text: told }] },
    { _type: "block", children },
  ];
  lake.documents = lake.documents.map((document) =>
    document["_type"] === "settings"
      ? { ...document, facts: { ...(document["facts"] as object), seat: "à compléter" } }
      : document,
  );
  lake.documents.push({ _id: "faq-file", _type: "faq", _rev: "1", question: "Comment s’inscrire ?", answer });
  const { passages } = (await read()).finder;
  assert.equal(passages.find(({ id }) => id === "faq-file")?.text, told);
  await stop();
});

Deno.test("a row of synonyms begun and left empty, or that is none, keeps nothing else from being read", async () => {
  const { lake, read, stop } = someLake();
  lake.documents = lake.documents.map((document) =>
    document["_type"] === "settings"
      ? { ...document, chat: { ...(document["chat"] as object), synonyms: [{ _key: "a" }, null, "prix"] } }
      : document,
  );
  assert.match(await priceOf(read), /780\u00a0€/);
  await stop();
});

for (const [emptied, installment] of [
  ["comparison and instalments", {}],
  ["instalments’ amount", { count: 6 }],
  ["instalments’ number", { amount: 135 }],
] as const) {
  Deno.test(`a plan whose ${emptied} staff have emptied still has its price and how it is paid, and no instalments`, async () => {
    const { lake, logged, read, stop } = someLake();
    lake.documents = lake.documents.map((document) =>
      document["_id"] === "plan-semestre"
        ? { ...document, comparedTo: {}, installment, payment: "par domiciliation" }
        : document,
    );
    const { passages } = (await read()).finder;
    const plan = passages.find(({ id }) => id === "plan-semestre");
    assert.deepEqual([logged, plan?.text], [[], "780\u00a0€ pour 6 mois, par domiciliation."]);
    await stop();
  });
}

Deno.test("a plan made free is said to be so, and not how it is paid", async () => {
  const { lake, read, stop } = someLake();
  lake.documents = lake.documents.map((document) =>
    document["_id"] === "plan-semestre" ? { ...document, price: 0, payment: "par domiciliation" } : document,
  );
  const { passages } = (await read()).finder;
  const plan = passages.find(({ id }) => id === "plan-semestre");
  assert.equal(plan?.text, "gratuit au lieu de 894\u00a0€, soit 894\u00a0€ d’économie.");
  await stop();
});

Deno.test("a plan for people of whom the code was never told is known, and listed for them", async () => {
  const { lake, logged, read, stop } = someLake();
  lake.documents = lake.documents.map((document) =>
    document["_id"] === "plan-mensuel" ? { ...document, audience: "seniors" } : document,
  );
  lake.documents.push(listing("plans", "seniors"));
  assert.deepEqual([logged, await listedBy(read)], [[], ["- Abonnement mensuel : 149\u00a0€/mois"]]);
  await stop();
});

Deno.test("a discount is said with what it takes to have it, once", async () => {
  const { lake, read, stop } = someLake();
  const condition = "Un code familial est à demander avant l’inscription.";
  const discounts = [2, 3].map((from) => ({ percent: from * 5, from, appliesTo: "further", condition }));
  lake.documents = lake.documents.map((document) =>
    document["_id"] === "plan-mensuel" ? { ...document, discounts } : document,
  );
  const { answer } = answerTo(await read(), [{ role: "user", content: "Abonnement mensuel" }]);
  assert.match(
    answer.text.replaceAll(/\s/g, " "),
    /10 % dès le 2e inscrit, 15 % dès le 3e inscrit \(un code familial est à demander avant l’inscription\)\.$/,
  );
  await stop();
});

Deno.test("a withdrawn document is gone from the next answer", async () => {
  const { lake, read, stop } = someLake();
  await read();
  lake.documents = lake.documents.filter(({ _id }) => _id !== "plan-semestre");
  assert.doesNotMatch(await priceOf(read), /780/);
  await stop();
});

Deno.test("while the lake is down the last content answers; with none there is no answer", async () => {
  const { lake, read, stop } = someLake();
  lake.down = true;
  await assert.rejects(read());
  lake.down = false;
  await read();
  lake.down = true;
  assert.match(await priceOf(read), /780\u00a0€/);
  await stop();
});

Deno.test("a lake that has just started takes its time: the first question waits for it, the next has an answer", async () => {
  const { lake, read, stop } = someLake();
  lake.slow = 2_500;
  assert.match(await priceOf(read), /780\u00a0€/);
  assert.match(await priceOf(read), /780\u00a0€/);
  await stop();
});

Deno.test("what stands wrongly in the settings, though the Studio would refuse it, keeps the assistant from nothing", async () => {
  const wrong = { instructions: 7, answers: "oui", keepsQuestions: {}, checksFigures: "non", synonyms: {} };
  const unreadable = [{ _type: "block", children: [null] }, 7];
  for (const [contact, facts, unknown] of [
    [{ phone: 7, city: {} }, "12", unreadable],
    [null, null, "Appelez-nous."],
  ]) {
    const { lake, read, stop } = someLake();
    lake.documents = lake.documents.map((document) =>
      document["_type"] === "settings"
        ? { ...document, contact, facts, social: 7, chat: { ...wrong, unknown } }
        : document,
    );
    assert.match(await priceOf(read), /780\u00a0€/);
    assert.equal((await read()).about.answers, true);
    await stop();
  }
});

Deno.test("a document that does not fit is left out and named, and the others answer", async () => {
  const { lake, logged, read, stop } = someLake();
  const faq = lake.documents.find(({ _type }) => _type === "faq");
  lake.documents.push({ ...faq, _id: "faq-broken", question: 5 });
  const { passages } = (await read()).finder;
  assert.deepEqual(
    passages.flatMap(({ kind, id }) => (kind === "faq" ? id : [])),
    ["faq-repas", "faq-prix"],
  );
  assert.equal(logged.length, 1);
  assert.match(logged[0], /^faq-broken is left out: .*question/s);
  assert.match(await priceOf(read), /780\u00a0€/);
  await stop();
});

Deno.test("a document that cannot be read through is left out and named, a text without words is none, and the others answer", async () => {
  const { lake, logged, read, stop } = someLake();
  const faq = lake.documents.find(({ _type }) => _type === "faq");
  lake.documents.push({ ...faq, _id: "faq-broken", answer: [{ _type: "block", children: 5 }] });
  lake.documents.push({ ...faq, _id: "faq-empty", answer: [{ _type: "block" }] });
  const { passages } = (await read()).finder;
  assert.deepEqual(
    passages.filter(({ kind }) => kind === "faq").map(({ id }) => id),
    ["faq-repas", "faq-prix"],
  );
  assert.equal(logged.length, 1);
  assert.match(logged[0], /^faq-broken is left out: /);
  assert.match(await priceOf(read), /780\u00a0€/);
  await stop();
});

Deno.test("fifty questions at once ask the lake no more than a few times", async () => {
  const { lake, read, stop } = someLake();
  await read();
  lake.queries.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => read()));
  assert.ok(lake.queries.length <= 2, `${lake.queries.length} queries`);
  await stop();
});

const dated = (hours: object) =>
  someSchool().map((document) => (document._id === "faq-repas" ? { ...document, ...hours } : document));
const knowsMeals = ({ finder }: Awaited<ReturnType<ReturnType<typeof someLake>["read"]>>) =>
  finder.passages.some(({ id }) => id === "faq-repas");
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

for (const [when, hours, shown] of [
  ["not yet shown", { showFrom: inHours(1) }, 0],
  ["no longer shown", { showUntil: inHours(-1) }, 0],
  ["shown since an hour, for another", { showFrom: inHours(-1), showUntil: inHours(1) }, 1],
] as const) {
  Deno.test(`of what is ${when} the assistant knows ${shown ? "all" : "nothing"}`, async () => {
    const { lake, read, stop } = someLake();
    lake.documents = dated(hours);
    assert.equal(knowsMeals(await read()), Boolean(shown));
    await stop();
  });
}

Deno.test("what comes at its hour is in the first answer after it, with no publication between", async () => {
  const { lake, read, stop } = someLake();
  // Both on one day: on another, all is read again.
  mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-03-02T10:00:00Z") });
  lake.documents = dated({ showFrom: inHours(1) });
  assert.equal(knowsMeals(await read()), false);
  mock.timers.setTime(Date.parse("2026-03-02T11:00:00Z"));
  assert.equal(knowsMeals(await read()), true);
  mock.timers.reset();
  await stop();
});

Deno.test("a plan that is withdrawn is in no list, offered by nothing and priced in no sentence", async () => {
  const { lake, read, stop } = someLake();
  const said = async () => {
    const { passages } = (await read()).finder;
    const described = passages.find(({ id }) => id === "plan-semestre")!.text;
    return {
      listed: (await listedBy(read)).length,
      offered: passages.some(({ id }) => id === "plan-mensuel"),
      compared: described.includes("au lieu de"),
      told: passages.find(({ id }) => id === "faq-told")?.text,
    };
  };
  const line = (...children: object[]) => ({ _type: "block", children });
  const monthly = { _type: "price", plan: { _ref: "plan-mensuel" }, amount: "price" };
  const saving = { _type: "price", plan: { _ref: "plan-semestre" }, amount: "saving" };
  const span = (text: string) => ({ _type: "span", text });
  const answer = [
    line(monthly),
    line(span("Dès "), monthly),
    line(span("Gagnez "), saving),
    line(span("Et oui.")),
  ];
  const more = [
    listing("plans", "jeunes"),
    { _id: "faq-told", _type: "faq", _rev: "1", question: "?", answer },
  ];
  lake.documents.push(...more);
  const told = "149\u00a0€\nDès 149\u00a0€\nGagnez 114\u00a0€\nEt oui.";
  assert.deepEqual(await said(), { listed: 2, offered: true, compared: true, told });
  lake.documents = [...someSchool(), ...more].map((document) =>
    document["_id"] === "plan-mensuel" ? { ...document, _rev: "2", showUntil: inHours(-1) } : document,
  );
  assert.deepEqual(await said(), { listed: 1, offered: false, compared: false, told: "Et oui." });
  await stop();
});

Deno.test("a plan costs its next price from that price's first day on", async () => {
  const { lake, read, stop } = someLake();
  const priced = (from: string) =>
    someSchool().map((document) =>
      document._id === "plan-semestre"
        ? { ...document, _rev: from, nextPrice: { amount: 812, from } }
        : document,
    );
  lake.documents = priced("2999-01-01");
  assert.match(await priceOf(read), /780\u00a0€/);
  lake.documents = priced("2020-01-01");
  assert.match(await priceOf(read), /812\u00a0€/);
  await stop();
});
